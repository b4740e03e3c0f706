import * as v from 'valibot';
import { playEdition, playedEdition } from '@/api/journey';
import { fetchCalendar } from '@/api/riddles';
import { moveValue, persisted } from '@/lib/storage';
import { typedAnswersOf, writersHere } from './typedAnswers';
import { lightShown } from './lightShown';
import { ALL_DAYS } from '../rules/days';
import { visitorStorage, type VisitorStorage } from './browserProgress';
import { travellersStored, type TravellerId } from './travellers';

/** The edition that the keys without a code belong to. */
const storedEdition = persisted('local', 'escape-noel-edition', v.nullable(v.string()), null);

/**
 * Learns which edition is played (rule 15.5). What the browser stores of another one moves to the keys of that one, where the archives
 * read it. Without a stored code, what is stored belongs to the edition that is played.
 * @param code of the edition that is played, as the server says.
 */
export function startEdition(code: string): void {
  const before = storedEdition.read();
  if (before !== code && before !== null) {
    move(null, before);
    // A late reply may have archived the progress of this edition: restore it.
    move(code, null);
  }
  playEdition(code);
  if (before !== code) storedEdition.write(code);
}

/** The code of the edition that is played, requested where no reply has said it yet; null when there is none. @throws {ApiError} */
export async function learnEdition(): Promise<string | null> {
  if (playedEdition() === null) {
    const [first] = await fetchCalendar(null);
    if (first?.edition) startEdition(first.edition);
  }
  return playedEdition();
}

/**
 * Prepares to store the outcome of a request that is about to be sent: progress of an older edition is moved first.
 * @returns a function that returns the storage once the reply has come: under the edition's code if another tab has learnt since that the edition is over.
 * @throws {ApiError} when the edition that is played cannot be learnt.
 */
export async function storageOfRequest(
  edition: string | null,
  traveller: TravellerId,
): Promise<() => VisitorStorage> {
  if (edition !== null) return () => visitorStorage(edition, traveller);
  const code = await learnEdition();
  // Storage that is forbidden, or that the user has cleared, says nothing.
  return () => visitorStorage([code, null].includes(storedEdition.read()) ? null : code, traveller);
}

/** Calls back when this tab or another has learnt that another edition is played than before. @returns a function that unsubscribes. */
export function followEdition(onChange: () => void): () => void {
  let known = storedEdition.read();
  return storedEdition.follow(() => {
    const before = known;
    known = storedEdition.read() ?? known;
    if (before === null || known === null || known === before) return;
    playEdition(known);
    // Every tab has its own.
    moveTypedAnswers(null, before);
    onChange();
  });
}

function move(from: string | null, to: string | null): void {
  for (const traveller of travellersStored()) moveProgress(traveller, from, to);
  moveTypedAnswers(from, to);
}

/** Moves what the browser stores of a traveller; what is stored at both places is joined, and a day stays as it was completed first. */
function moveProgress(traveller: TravellerId, from: string | null, to: string | null): void {
  const [source, target] = [visitorStorage(from, traveller), visitorStorage(to, traveller)];
  moveValue(source.progress, target.progress, (days) =>
    Object.fromEntries([...target.progress.read(), ...days]),
  );
  for (const day of ALL_DAYS)
    moveValue(source.hints(day), target.hints(day), (ids) => longer(ids, target.hints(day).read()));
  moveValue(source.wrongAnswers, target.wrongAnswers, (days) => ({
    ...days,
    ...target.wrongAnswers.read(),
  }));
  moveValue(source.finalSentence, target.finalSentence, ({ hints, solved }) => {
    const there = target.finalSentence.read();
    return { hints: longer(hints, there.hints), solved: solved ?? there.solved };
  });
  moveValue(source.certificateName, target.certificateName, (name) => target.certificateName.read() || name);
  lightShown(from, traveller).remove();
}

/** Of every player who has written in this tab. */
function moveTypedAnswers(from: string | null, to: string | null): void {
  for (const player of writersHere()) {
    const targets = typedAnswersOf(to, player).all;
    for (const [index, typed] of typedAnswersOf(from, player).all.entries()) {
      const target = targets[index];
      if (target) moveValue(typed, target, (text) => text);
    }
  }
}

const longer = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [
  ...(one.length >= other.length ? one : other),
];
