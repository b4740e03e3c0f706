import * as v from 'valibot';
import { persisted } from '@/lib/storage';

/** The day, by the device's clock, on which this browser has last been offered an account (rule 7.7). */
export const accountOffer = persisted('local', 'escape-noel-offre', v.string(), '');

/** Today, by the device's clock. An evening ends with its date. */
export const offerDate = (): string => new Date().toDateString();
