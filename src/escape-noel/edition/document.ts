import * as v from 'valibot';
import { playShape } from '../kinds/shapes.ts';
import { rememberedFor } from '../../lib/memoized.ts';
import { shapedAs } from '../../lib/shaped.ts';
import { finalSentenceShape } from './finalSentence.ts';
import { riddleShape } from './riddle.ts';
import { instant, scheduleShape } from './schedule.ts';
import { contestShape, seasonEndShape } from './season.ts';
import { atMost, date, text } from './texts.ts';

const endShape = v.strictObject({ ends_at: instant });

/** An edition's own fields, without its riddles and its final sentence. */
export const headerEntries = {
  edition: v.pipe(
    text,
    v.regex(/^[a-z0-9][a-z0-9-]{0,19}$/, "n'a que des chiffres, des lettres minuscules et des tirets"),
  ),
  title: atMost(60),
  /** The home's text before the first riddle. */
  story: v.optional(v.nullable(atMost(900))),
  /** Without one, every door is open. */
  schedule: v.optional(v.nullable(scheduleShape)),
  ranking: v.optional(endShape),
  contest: v.optional(contestShape),
  season_end: v.optional(seasonEndShape),
  purge_on: date,
};

/** An edition without its days, as its file and the workshop's form have it. */
export const headerShape = v.strictObject({ ...headerEntries, feast: finalSentenceShape });
export type Header = v.InferInput<typeof headerShape>;

/** A day, as the file and the workshop's form have it: with the fields of its board's kind. */
export const dayShape = v.strictObject({ ...riddleShape.entries, play: v.nullable(playShape) });
export type Day = v.InferInput<typeof dayShape>;

/** All of an edition's file. */
const fileShape = v.strictObject({ ...headerShape.entries, riddles: v.array(dayShape) });
export const readFile = (data: unknown): v.InferInput<typeof fileShape> => shapedAs(fileShape, data);

/** A part of an edition with its types, whatever is missing or damaged. The same object each time for the same content. */
export const readHeader = rememberedFor((content: object): Header => shapedAs(headerShape, content));
export const readDay = rememberedFor((content: object): Day => shapedAs(dayShape, content));
