import type { WrittenPlay } from './solution';

const namesOf = (named: readonly { id: string; name: string }[], text: string): string =>
  text
    .split(' ')
    .flatMap((id) => named.filter((each) => each.id === id))
    .map(({ name }) => name)
    .join(', ');

/** A solution in words, for those who do not see its board. */
export function solutionWords(play: WrittenPlay, text: string): string {
  switch (play.kind) {
    case 'order':
      return `Dans l'ordre\u00A0: ${namesOf(
        play.items.map(({ id, text: name }) => ({ id, name })),
        text,
      )}.`;
    case 'trace':
      return `Le trait va par\u00A0: ${namesOf(play.nodes, text)}.`;
    case 'touch':
      return `Les bons endroits\u00A0: ${namesOf(play.places, text)}.`;
    case 'grid':
      return `Allumées\u00A0: ${text
        .split(' ')
        .map((id) => `rangée ${id.charAt(0)}, lanterne ${id.charAt(1)}`)
        .join('\u00A0; ')}.`;
    case 'listen': {
      const ranks = text.split(' ').map(Number);
      if (play.shape === 'row') return `Les notes fausses\u00A0: ${ranks.join(', ')}.`;
      return `Dans l'ordre\u00A0: ${ranks.map((rank) => play.keys[rank - 1]?.name ?? '').join(', ')}.`;
    }
    case 'pieces':
    case 'tool':
    case 'wheel':
      return `Le jeu montre\u00A0: ${text.split(' ').join(', ')}.`;
  }
}
