import { capitalized } from '@/lib/capitalized';
import { ALIKE, likeness } from './likeness';
import { belonging, feminine, masculine, passive, type Noun } from './nouns';

/** A change as a sentence, with the text before and after where one was written. */
export interface Change {
  sentence: string;
  words?: { before: string; after: string };
}

/** Describes what differs between two values of a field; an empty list where nothing that can be seen does. */
export type Describe<Value> = (before: Value, after: Value) => Change[];

/** @param text a sentence without its capital letter. */
export const change = (text: string, words?: Change['words']): Change => ({
  sentence: capitalized(text),
  ...(words && { words }),
});

/** « le jeu : une file → une ronde ». */
export const turned = (name: string, before: string, after: string): Change =>
  change(`${name}\u00A0: ${before} → ${after}`);

/** For a field that no one writes: the number of a day, the id of a place. */
export const unseen: Describe<unknown> = () => [];

type MaybeText = string | null | undefined;

/** A text that is read: « la question est corrigée », and its words. */
export const describeText =
  (noun: Noun): Describe<MaybeText> =>
  (was, is) => {
    const [before, after] = [was ?? '', is ?? ''];
    if (before === after) return [];
    const rewritten = likeness(before, after) < ALIKE ? 'réécrit' : 'corrigé';
    const participle = before === '' ? 'écrit' : after === '' ? 'effacé' : rewritten;
    return [change(passive(noun, participle), { before, after })];
  };

/** The address of a medium, which says nothing to a reader: « l'image est remplacée ». */
export const describeMedium =
  (noun: Noun): Describe<MaybeText> =>
  (was, is) => {
    const [before, after] = [was ?? '', is ?? ''];
    if (before === after) return [];
    return [change(passive(noun, before === '' ? 'ajouté' : after === '' ? 'retiré' : 'remplacé'))];
  };

/** One of several values: « la forme du jeu : une file → une ronde ». @param names of the values, in French. */
export const describeChoice =
  <Value extends string>(noun: Noun, names: Readonly<Record<Value, string>>): Describe<Value> =>
  (before, after) =>
    before === after ? [] : [turned(noun.the, names[before], names[after])];

/** A number: « il y a plus de coups à jouer : 5 → 7 ». @param more the sentence where it grows. */
export const describeNumber =
  (more: string, less: string, show: (value: number) => string = String): Describe<number | undefined> =>
  (before, after) =>
    before === undefined || after === undefined || before === after
      ? []
      : [turned(after > before ? more : less, show(before), show(after))];

/** One description for each field of an object, in the order in which they are shown. */
export type Fields<Value> = { readonly [Key in keyof Value]-?: Describe<Value[Key]> };

export const describeFields =
  <Value extends object>(fields: Fields<Value>): Describe<Value> =>
  (before, after) => {
    const found: Change[] = [];
    for (const key in fields) found.push(...fields[key](before[key], after[key]));
    return found;
  };

/**
 * An object that may be missing: « le défi de l'étoile est ajouté », and what is in it.
 * @param blank the object with nothing in it.
 */
export const describeOptional =
  <Value extends object>(
    noun: Noun,
    blank: Value,
    describe: Describe<Value>,
  ): Describe<Value | null | undefined> =>
  (before, after) => {
    if (!after) return before ? [change(passive(noun, 'retiré'))] : [];
    const inside = describe(before ?? blank, after);
    return before ? inside : [change(passive(noun, 'ajouté')), ...inside];
  };

interface Media {
  mediatype: 'none' | 'image' | 'video' | 'audio';
  image_url: string | null;
  video_url: string | null;
  media_alt: string | null;
}
const MEDIA = { none: 'aucun', image: 'une image', video: 'un film', audio: 'un son' } as const;

const soundOrFilm = (address: string): Noun => masculine(address.endsWith('.mp3') ? 'le son' : 'le film');

/** The four fields of a medium. @param owner what has it: « l'indice 2 »; undefined for the day. */
export function mediaFields(owner?: Noun): Fields<Media> {
  const own = (noun: Noun) => (owner ? belonging(noun, owner) : noun);
  return {
    mediatype: describeChoice(own(masculine('le média')), MEDIA),
    image_url: describeMedium(own(feminine("l'image"))),
    video_url: (before, after) => describeMedium(own(soundOrFilm(after ?? before ?? '')))(before, after),
    media_alt: describeText(own(feminine('la description du média'))),
  };
}
