import { counted } from '@/lib/french';

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' });
const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short' });
const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** « 24/12/2024 18:30 ». */
export const formatMoment = (when: Date): string => moment.format(when);
/** « 24/12/2024 ». */
export const formatDate = (when: Date): string => date.format(when);
/** « mar. 24 », from 2024-12-24. */
export const formatDay = (isoDay: string): string => weekday.format(new Date(`${isoDay}T00:00:00Z`));

/** A knight's name in the admin lists; « Utilisateur » without one (rule 2.1). */
export const labelOf = (name: string | null): string => name?.trim() || 'Utilisateur';

/** The address of a knight's account, and how many knights it has if it has several (rule 28.1). */
export const ofAccount = ({ email, knightCount }: { email: string | null; knightCount: number }): string =>
  `${email ?? 'Sans adresse'}${knightCount > 1 ? ` (compte de ${counted(knightCount, 'chevalier')})` : ''}`;
