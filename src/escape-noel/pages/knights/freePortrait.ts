import { PORTRAITS } from '../../game/knights/Portrait';

/** The first portrait that no other player has. @param taken the portraits of the others, from 1. */
export const freePortrait = (taken: readonly number[]): number =>
  PORTRAITS.findIndex((_, index) => !taken.includes(index + 1)) + 1 || 1;
