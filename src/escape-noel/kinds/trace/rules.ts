import * as v from 'valibot';
import { areDistinct, defineKind, picture, words } from '../kind.ts';

const measure = v.pipe(v.number(), v.minValue(0, 'ne peut pas être négatif'));
export const schema = v.strictObject({
  kind: v.literal('trace'),
  width: measure,
  height: measure,
  /** The background medium; without it, a night sky whose nodes are stars. */
  scene: v.exactOptional(picture),
  /** Describes the medium as a whole: its nodes have their own names. */
  alt: v.exactOptional(words),
  nodes: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^\d\d$/, 'a deux chiffres')),
        x: measure,
        y: measure,
        /** Describes the node, position and size included. */
        name: words,
        /** The size of the star, 4 for the brightest. */
        size: v.exactOptional(v.picklist([1, 2, 3, 4], 'va de 1 à 4')),
      }),
    ),
    v.minLength(3, 'en veut trois au moins'),
    v.check((nodes) => areDistinct(nodes.map(({ id }) => id)), 'un même numéro sert deux fois'),
  ),
});

/** Nodes to join by one line, each once. The text is their ids in that order: « 03 01 02 ». */
export type TracePlay = v.InferOutput<typeof schema>;
export type Node = TracePlay['nodes'][number];

export function lineOf(play: TracePlay, value: string): Node[] {
  const ids = value.split(' ');
  const line = ids.flatMap((id) => play.nodes.filter((node) => node.id === id));
  return line.length === ids.length && new Set(line).size === line.length ? line : [];
}

const textOf = (line: readonly Node[]) => line.map(({ id }) => id).join(' ');

/** Adds the node at the end, or cuts the line back to it. */
export function startFrom(play: TracePlay, value: string, node: Node): string {
  const line = lineOf(play, value);
  const index = line.indexOf(node);
  return textOf(index === -1 ? [...line, node] : line.slice(0, index + 1));
}

/** Adds a node that the line reaches, or undoes a step where it is the previous one. */
export function extendTo(play: TracePlay, value: string, node: Node): string {
  const line = lineOf(play, value);
  const isBack = line.length > 1 && line.indexOf(node) === line.length - 2;
  if (isBack) return withoutLast(play, value);
  return line.includes(node) ? value : startFrom(play, value, node);
}

/** Like `startFrom`, but removes the last node. */
export const tapped = (play: TracePlay, value: string, node: Node): string =>
  lineOf(play, value).at(-1) === node ? withoutLast(play, value) : startFrom(play, value, node);

export const withoutLast = (play: TracePlay, value: string): string =>
  textOf(lineOf(play, value).slice(0, -1));

/** Instruction below the empty picture. */
export const howTo = (hasMouse: boolean): string =>
  hasMouse
    ? 'Clique sur le point de départ, ou pars de lui en gardant le bouton de la souris enfoncé.'
    : 'Touche le point de départ, ou pars de lui sans lever le doigt.';

export const trace = defineKind<TracePlay>({
  schema,
  problems: ({ nodes, width, height, scene, alt }) => [
    (scene === undefined) !== (alt === undefined) && 'alt\u00A0: va avec une image du fond',
    ...nodes.map(({ id, x, y }) => (x > width || y > height) && `nodes\u00A0: ${id} est hors du cadre`),
  ],
  answer(play, value) {
    const line = lineOf(play, value);
    return line.length === play.nodes.length ? textOf(line) : null;
  },
  narrated: (play, value, hasMouse) => (lineOf(play, value).length === 0 ? [howTo(hasMouse)] : []),
  answerCount: ({ nodes }) => nodes.reduce((product, _node, index) => product * (index + 1), 1),
});
