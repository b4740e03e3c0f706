import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { normalizeAnswer } from '@/lib/normalizeAnswer';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import { readDay, type Header } from '../../edition/document';
import type { PartContents } from '../../game/admin/editionParts';
import { ALL_DAYS } from '../../game/rules/days';
import { toField } from '../../workshop/form/fieldFocus';
import { Fields } from '../../workshop/form/Fields';
import { TextList } from '../../workshop/form/TextList';
import { LETTER, SENTENCE, SENTENCE_QUESTION } from './headerFields';

const lettersOf = (text: string) => normalizeAnswer(text).toUpperCase();

/** The final sentence (rules 14), its letters next to the days' fragments. */
export function SentenceFields({ code, parts }: { code: string; parts: PartContents }) {
  const letters = lettersOf(useWatch<Header, 'feast.sentence'>({ name: 'feast.sentence' }));
  return (
    <>
      <Fields fields={SENTENCE} />
      <p className="text-nuit-mist">{`${letters.length} lettres sur 24.`}</p>
      <ol aria-label="Lettres et fragments" className="grid grid-cols-1 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {ALL_DAYS.map((day) => {
          const letter = letters.charAt(day - 1);
          const fragment = readDay(parts.get(day) ?? {}).fragment;
          const isRight = letter !== '' && lettersOf(fragment).startsWith(letter);
          return (
            <li className="min-w-0" key={day}>
              <Link
                className={classes(
                  'flex min-h-touch items-baseline gap-2 break-words rounded-sm border px-2 py-1.5 hover:underline',
                  isRight ? 'border-nuit-line' : 'border-ui-alert',
                )}
                state={toField('fragment')}
                to={paths.admin.editionDay(code, day)}
              >
                <span className="text-sm text-nuit-mist">{`Jour ${day}`}</span>
                <strong className="font-display text-xl text-nuit-gold">{letter || '?'}</strong>
                <span className="min-w-0 break-words">{fragment || '…'}</span>
                {!isRight && <span className="text-sm font-bold text-ui-alert">à accorder</span>}
              </Link>
            </li>
          );
        })}
      </ol>
      <Fields fields={SENTENCE_QUESTION} />
      <TextList<Header>
        addLabel="Ajouter un indice de la phrase"
        item="Indice de la phrase"
        legend="Indices de la phrase"
        limit={240}
        lines={2}
        path="feast.hints"
      />
      <Fields fields={LETTER} />
    </>
  );
}
