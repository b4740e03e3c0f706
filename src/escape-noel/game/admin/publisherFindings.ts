import { publisher } from '../../../publisher.ts';
import { legal, press, schools, trade } from '../../../publisherDetails.ts';

/** Reserved for examples (RFC 2606), or for fiction (the French numbering plan), and numbers of zeros. */
const EXAMPLE = /\.example\b|\b01 99 00\b|\b00000|\b000 000 000\b/;

/** At most so many names in a sentence. */
const SHOWN = 4;

/** The names of the fields that still have an example. */
function examples(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return EXAMPLE.test(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => examples(field, name ? `${name}.${key}` : key));
}

const FILES = { 'publisher.ts': publisher, 'publisherDetails.ts': { legal, trade, schools, press } };

/**
 * The publisher's data that are still the demonstration's, for the team's page and `npm run golive` (rule 8.12).
 * @param files each file's data, by its name.
 * @returns a sentence in French for each file that has some.
 */
export const publisherFindings = (files: Readonly<Record<string, unknown>> = FILES): string[] =>
  Object.entries(files).flatMap(([file, data]) => {
    const names = examples(data);
    const more = names.length - SHOWN;
    const shown = names.slice(0, SHOWN).join(', ') + (more > 0 ? ` et ${more} de plus` : '');
    return names.length > 0 ? [`des coordonnées d'exemple restent dans ${file} : ${shown}`] : [];
  });
