import { valueAt, withValue } from '../jsonPath.ts';

/** An edition as its file has it. */
export type EditionDocument = Readonly<Record<string, unknown>>;

/** One thing that is wrong in an edition that is otherwise correct. */
export interface Fault {
  /** Breaks a correct edition. */
  change: (edition: EditionDocument) => EditionDocument;
  /** The first finding, in one line with common spaces. */
  finding: string;
  /** Set if the workshop finds something else: the reason of its refusal, or its own behaviour. */
  workshop?: { refuses: string } | 'orders days' | 'asks for the film';
}

/** Another value at a path, as `valueAt`; undefined removes a key. */
export const put =
  (path: string, value: unknown): Fault['change'] =>
  (edition) =>
    withValue(edition, path, value);

/** An element more at the end of a list. */
export const add =
  (path: string, value: unknown): Fault['change'] =>
  (edition) => {
    const list = valueAt(edition, path);
    return withValue(edition, path, [...(Array.isArray(list) ? (list as unknown[]) : []), value]);
  };

/** The days of an edition, changed. */
export const days =
  (change: (riddles: readonly unknown[]) => unknown[]): Fault['change'] =>
  (edition) => {
    const { riddles } = edition;
    return { ...edition, riddles: change(Array.isArray(riddles) ? (riddles as unknown[]) : []) };
  };

/** Several changes, in order. */
export const all =
  (...changes: readonly Fault['change'][]): Fault['change'] =>
  (edition) =>
    changes.reduce((changed, change) => change(changed), edition);
