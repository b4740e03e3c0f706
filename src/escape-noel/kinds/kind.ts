import type { ReactNode } from 'react';
import * as v from 'valibot';
import { MEDIA_ROOT, MEDIUM } from '../../lib/editionMedia.ts';
import { UPLOADED } from '../../lib/uploadedMedia.ts';

/** A day's `play` column (rule 3.14), public and so without the answer. `kind` is the folder. */
export interface Play {
  kind: string;
}

export const words = v.pipe(v.string('doit être un texte'), v.trim(), v.nonEmpty('ne peut pas être vide'));

/** Prefixes of the addresses of an edition's media: files of the site, and what the workshop uploads. */
const MEDIA_FOLDERS = [MEDIA_ROOT, UPLOADED] as const;
const startsInFolder = (address: string) => MEDIA_FOLDERS.some((folder) => address.startsWith(folder));
const medium = v.pipe(
  v.string('doit être une adresse'),
  v.nonEmpty('manque\u00A0; choisir un fichier'),
  v.check(
    (address) => address === '' || startsInFolder(address),
    `doit commencer par ${MEDIA_FOLDERS.join(' ou ')}`,
  ),
  v.check(
    (address) => !startsInFolder(address) || MEDIUM.test(address),
    "n'est pas l'adresse d'un média\u00A0: /edition/dossier/nom.webp (ou avif, png, jpg, mp3, mp4), sans espace, accent ni «\u00A0..\u00A0»",
  ),
);

/** The address of a medium with one of these extensions. @param message for a medium with another. */
export const mediumOf = (extensions: readonly string[], message: string) =>
  v.pipe(
    medium,
    v.check(
      (address) => !MEDIUM.test(address) || extensions.some((extension) => address.endsWith(`.${extension}`)),
      message,
    ),
  );
export const picture = mediumOf(['webp', 'avif', 'png', 'jpg'], "n'est pas une image");
export const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** The part of a kind without rendering. The edition's check runs it in Node: no picture, style or path alias. */
export interface Rules<P extends Play> {
  schema: v.GenericSchema<unknown, P>;
  /** Problems that span several fields, in French for the author of the edition. */
  problems?: (play: P) => (string | false)[];
  /** The text to submit for a board's value: null while incomplete; absent or undefined where the answer is typed below. */
  answer?: (play: P, value: string) => string | null | undefined;
  /**
   * The words that the board shows and that may be read aloud (rule 19.1), in order: what to do, and texts to read, never what there
   * is to find. Each is in an element with `data-narration="board-<index>"`.
   * @param hasMouse true for a mouse's gestures, else a finger's (rule 3.18).
   */
  narrated?: (play: P, value: string, hasMouse: boolean) => string[];
  /** Number of texts that the board can produce; `Infinity` where the answer is typed. */
  answerCount: (play: P) => number;
}

export interface Examination {
  problems: string[];
  answerCount: number;
  canProduce?: (text: string) => boolean;
}

/** Rules whose check takes any data, so that all kinds fit in one list. */
export type Kind<P extends Play> = Rules<P> & { examine: (data: unknown) => Examination };

export const defineKind = <P extends Play>(rules: Rules<P>): Kind<P> => ({
  ...rules,
  examine: (data) => {
    const parsed = v.safeParse(rules.schema, data);
    if (!parsed.success) {
      const problems = parsed.issues.map(
        (issue) => `${v.getDotPath(issue) ?? 'play'}\u00A0: ${issue.message}`,
      );
      return { problems, answerCount: Infinity };
    }
    const play = parsed.output;
    const answer = (text: string) => rules.answer?.(play, text);
    const isTyped = answer('') === undefined;
    return {
      problems: rules.problems?.(play).filter((problem) => problem !== false) ?? [],
      answerCount: isTyped ? Infinity : rules.answerCount(play),
      ...(!isTyped && { canProduce: (text: string) => answer(text) === text }),
    };
  },
});

export interface BoardProps {
  /** The board's state as one text, persisted like a typed answer (rule 3.10): '' at first, and possibly corrupt. */
  value: string;
  onChange: (value: string) => void;
  locked: boolean;
  /** True if a day is completed: its reward can be a tool on this board. */
  hasSolved: (day: number) => boolean;
  hintCount: number;
  /** True if the player wants sounds. Every board can be played without (rule 10.4). */
  soundOn: boolean;
  /** The board starts or stops playing sounds: the music is muted meanwhile. */
  onPlayingChange: (playing: boolean) => void;
}

export type KindProps<P extends Play> = BoardProps & { play: P };

export interface Board {
  answer: (value: string) => string | null | undefined;
  /** As `Rules.narrated`. */
  narrated: (value: string) => string[];
  render: (props: BoardProps) => ReactNode;
}
