import { change, type Describe } from './describe';
import { agreed, type Noun } from './nouns';

interface Place {
  x: number;
  y: number;
}

/** A direction with less than this share of the other one is not said: a hand is never quite straight. */
const SLIGHT = 0.25;

/** A place of a drawing that was moved: « le lieu 10 est descendu ». `y` grows downwards. */
export const describePlace =
  (noun: Noun): Describe<Place> =>
  (before, after) => {
    const [right, down] = [after.x - before.x, after.y - before.y];
    if (right === 0 && down === 0) return [];
    const most = Math.max(Math.abs(right), Math.abs(down));
    const isSeen = (distance: number) => Math.abs(distance) > SLIGHT * most;
    const ways = [
      isSeen(down) && agreed(noun, down > 0 ? 'descendu' : 'monté'),
      isSeen(right) && `${agreed(noun, 'allé')} vers la ${right > 0 ? 'droite' : 'gauche'}`,
    ].filter((way) => way !== false);
    return [change(`${noun.the} est ${ways.join(' et ')}`)];
  };

/** « le lieu 10 est devenu plus grand ». @param comparisons « plus grand » and « plus petit ». */
export const describeSize =
  (noun: Noun, [more, less]: readonly [more: string, less: string]): Describe<number | undefined> =>
  (before, after) =>
    before === undefined || after === undefined || before === after
      ? []
      : [change(`${noun.the} est ${agreed(noun, 'devenu')} ${agreed(noun, after > before ? more : less)}`)];
