// Names the team roles in Spanish.

export const seatNames = {
  owner: "Propietario",
  manager: "Gerente",
  agent: "Agente",
  billing: "Facturación",
  analyst: "Analista",
  operations: "Operaciones",
  finance: "Finanzas",
  support: "Soporte",
  compliance: "Cumplimiento",
  read_only: "Solo lectura",
};
