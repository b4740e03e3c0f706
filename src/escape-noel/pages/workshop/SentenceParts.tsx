import { Link } from 'react-router-dom';
import { textAt } from '@/lib/jsonPath';
import { normalizeAnswer } from '@/lib/normalizeAnswer';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import type { Parts } from '../../game/admin/editionParts';
import { ALL_DAYS } from '../../game/rules/days';
import { toField } from './controls';
import { StringsPart } from './StringsPart';
import { TextPart } from './TextPart';
import { usePartText } from './editor';

const lettersOf = (text: string) => normalizeAnswer(text).toUpperCase();

/** The final sentence (rules 14), its letters beside the days' fragments. */
export function SentenceParts({ code, parts }: { code: string; parts: Parts }) {
  const letters = lettersOf(usePartText('feast.sentence'));
  return (
    <>
      <TextPart
        hint="Vingt-quatre lettres, telle qu'on la lira, avec ses accents."
        label="La phrase"
        path="feast.sentence"
      />
      <p className="text-nuit-mist">{`${letters.length} lettres sur 24.`}</p>
      <ol aria-label="Lettres et fragments" className="grid grid-cols-1 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {ALL_DAYS.map((day) => {
          const letter = letters.charAt(day - 1);
          const fragment = textAt(parts.get(day), 'fragment');
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
      <TextPart label="Question de la phrase" limit={300} lines={4} path="feast.question" />
      <StringsPart
        addLabel="Ajouter un indice de la phrase"
        item="Indice de la phrase"
        legend="Indices de la phrase"
        limit={240}
        lines={2}
        path="feast.hints"
      />
      <TextPart
        hint="Une ligne vide sépare les paragraphes ; le dernier est la signature."
        label="La lettre"
        limit={1200}
        lines={12}
        path="feast.letter"
      />
    </>
  );
}
