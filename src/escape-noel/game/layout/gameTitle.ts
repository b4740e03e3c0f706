import { publisher } from '@/publisher';

/** The title of a page of the game. */
export const gameTitle = (title: string): string => `${title} · Escape Noël · ${publisher.name}`;
