import Bear from '@art/escape-noel/portraits/bear.svg?react';
import Cat from '@art/escape-noel/portraits/cat.svg?react';
import Fox from '@art/escape-noel/portraits/fox.svg?react';
import Hedgehog from '@art/escape-noel/portraits/hedgehog.svg?react';
import Helm from '@art/escape-noel/portraits/helm.svg?react';
import Moon from '@art/escape-noel/portraits/moon.svg?react';
import Owl from '@art/escape-noel/portraits/owl.svg?react';
import Rabbit from '@art/escape-noel/portraits/rabbit.svg?react';
import Robin from '@art/escape-noel/portraits/robin.svg?react';
import Squirrel from '@art/escape-noel/portraits/squirrel.svg?react';
import Star from '@art/escape-noel/portraits/star.svg?react';
import Wolf from '@art/escape-noel/portraits/wolf.svg?react';

/** In the order of their numbers, from 1 (`users.portrait`). */
export const PORTRAITS = [
  { name: 'le heaume', Drawing: Helm },
  { name: 'le renard', Drawing: Fox },
  { name: 'le hibou', Drawing: Owl },
  { name: 'la lune', Drawing: Moon },
  { name: 'le hérisson', Drawing: Hedgehog },
  { name: "l'ours", Drawing: Bear },
  { name: 'le chat', Drawing: Cat },
  { name: "l'écureuil", Drawing: Squirrel },
  { name: 'le lapin', Drawing: Rabbit },
  { name: 'le rouge-gorge', Drawing: Robin },
  { name: "l'étoile", Drawing: Star },
  { name: 'le loup', Drawing: Wolf },
] as const;

/** A knight's portrait; decorative, as the name stands next to it. @param number 1 to 12. */
export function Portrait({ number, className }: { number: number; className: string }) {
  const { Drawing } = PORTRAITS[number - 1] ?? PORTRAITS[0];
  return <Drawing aria-hidden="true" className={className} />;
}
