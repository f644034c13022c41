// Los textos de los primeros pasos.
import type { FirstRunTexts } from "../en/first-run.ts";

export const firstRunTexts: FirstRunTexts = {
  title: "Primeros pasos",
  progress: (done, all) => `${done} de ${all}`,
  progressLabel: (done, all) => `${done} de ${all} pasos completados`,
  optional: "Opcional",
  done: "Completado",
  guide: "Leer la guía de su rol (en inglés)",
  steps: {
    company: {
      title: "Complete el perfil de su empresa",
      about: "Su nombre, su empresa y el tipo de negocio.",
      action: "Editar perfil",
    },
    license: {
      title: "Agregue sus estados con licencia",
      about: "Solo se le venden prospectos donde tiene licencia.",
      action: "Agregar estados",
    },
    money: {
      title: "Agregue dinero",
      about: "Los prospectos que compra se pagan con su saldo.",
      action: "Agregar dinero",
    },
    campaign: {
      title: "Cree una campaña",
      about: "Compra automáticamente los prospectos que coinciden.",
      action: "Crear campaña",
    },
    purchase: {
      title: "Compre su primer prospecto",
      about: "Elíjalo usted, o deje que una campaña lo compre.",
      action: "Abrir mercado",
    },
    destination: {
      title: "Conecte su CRM",
      about: "Envíe los prospectos comprados a su CRM, correo o teléfono.",
      action: "Agregar destino",
    },
    team: {
      title: "Invite a su equipo",
      about: "Cada persona entra con su propio correo.",
      action: "Invitar personas",
    },
    source: {
      title: "Cree una fuente",
      about: "Cada fuente tiene su clave, sus condiciones y sus resultados.",
      action: "Crear fuente",
    },
    test_lead: {
      title: "Envíe un prospecto de prueba",
      about: "Se ejecutan todas las revisiones y no se guarda nada.",
      action: "Enviar prospecto de prueba",
    },
    lead: {
      title: "Envíe su primer prospecto",
      about: "Comparta un formulario, use la API o importe un archivo CSV.",
      action: "Crear formulario",
    },
    payee: {
      title: "Agregue sus datos de pago",
      about: "Sus datos fiscales y bancarios, necesarios para cobrar.",
      action: "Agregar datos",
    },
    network: {
      title: "Revise la configuración de la red",
      about: "Nombre, precios y puntuación de su red.",
      action: "Revisar configuración",
    },
    buyer: {
      title: "Consiga un comprador",
      about: "Comparta la página de acceso. Los compradores nuevos aparecen en Usuarios.",
      action: "Abrir compradores",
    },
    affiliate: {
      title: "Apruebe un afiliado",
      about: "Los afiliados se registran y esperan su aprobación.",
      action: "Abrir afiliados",
    },
    sale: {
      title: "Vea su primera venta",
      about: "Los prospectos y sus ventas aparecen cuando los afiliados los envían.",
      action: "Abrir prospectos",
    },
  },
};
