import type { StorageRisk } from './storageRisk';

/** Why a journey should leave this browser. */
export const RISKS: Record<NonNullable<StorageRisk>, string> = {
  private:
    'Cette fenêtre semble privée\u00A0: en la fermant, le navigateur oublierait ton voyage. Emporte-le avant.',
  safari:
    "Ce navigateur efface ce que garde un site que l'on n'ouvre pas pendant sept jours. Emporte ton voyage, ou reviens chaque jour.",
};
