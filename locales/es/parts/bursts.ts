// Texts that say in Spanish what there were unusually many of within an hour.
import type { BurstKind } from "../../../domain/activity/security-bursts.ts";

export const burstTexts: Readonly<Record<BurstKind, (count: number) => string>> = {
  sign_ins: (count) => `${count} inicios de sesión fallidos para una cuenta`,
  address: (count) => `${count} inicios de sesión fallidos desde una dirección`,
  denied: (count) => `${count} llamadas rechazadas a un solo cliente`,
  exports: (count) => `${count} exportaciones de una cuenta`,
  keys: (count) => `${count} claves de API nuevas en una cuenta`,
};
