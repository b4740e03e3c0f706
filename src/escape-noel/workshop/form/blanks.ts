import { DEFAULT_TIME_ZONE } from '@/lib/zonedDates';
import type { Day, Header } from '../../edition/document';

const blankMedia = { mediatype: 'none', image_url: null, video_url: null, media_alt: null } as const;

export const blankHint = (rank: number): Day['hints'][number] => ({ rang: rank, texte: '', ...blankMedia });

export const blankDay = (day: number): Day => ({
  day,
  title: '',
  description: '',
  question: '',
  answers: [''],
  near_misses: [],
  closing: '',
  explanation: '',
  fragment: '',
  ...blankMedia,
  play: null,
  defi: null,
  opens_at: null,
  hints: [1, 2, 3].map(blankHint),
  artefact: { title: '', description: '', image_url: null },
});

/** @param firstDoor as `blankHeader`. */
export const blankSchedule = (firstDoor: string): NonNullable<Header['schedule']> => ({
  first_door: firstDoor,
  door_time: '00:00',
  time_zone: DEFAULT_TIME_ZONE,
});

/** @param firstDoor a date without a time; '' for doors that are all open. */
export const blankHeader = (code: string, title: string, firstDoor: string): Header => ({
  edition: code,
  title,
  story: null,
  schedule: firstDoor === '' ? null : blankSchedule(firstDoor),
  ranking: { ends_at: null },
  contest: { ends_at: null },
  // The day that the privacy page promises.
  purge_on: firstDoor === '' ? null : `${Number(firstDoor.slice(0, 4)) + 1}-01-31`,
  feast: { question: '', sentence: '', hints: [''], letter: '' },
});
