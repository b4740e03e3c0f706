import Kite from '@art/site/pillar-kite.svg?react';
import Lantern from '@art/site/pillar-lantern.svg?react';
import Nest from '@art/site/pillar-nest.svg?react';
import type { ComponentType } from 'react';

/** A promise that every book keeps. */
interface Pillar {
  title: string;
  text: string;
  Picture: ComponentType<{ className?: string }>;
}

/** The three pillars. */
export const pillars: readonly Pillar[] = [
  {
    title: 'Éveiller',
    text: "Donner des mots et des couleurs à ce que l'on ressent, de la plus petite joie à la plus grosse colère.",
    Picture: Lantern,
  },
  {
    title: 'Rassurer',
    text: 'Accompagner les grands passages, la nuit, la rentrée, les absences, et tendre la main aux parents aussi.',
    Picture: Nest,
  },
  {
    title: 'Faire rêver',
    text: "Ouvrir une fenêtre sur l'impossible, et laisser à chacun de quoi continuer l'histoire tout seul.",
    Picture: Kite,
  },
];
