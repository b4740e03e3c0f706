import type { Change } from '../../workshop/changes/describe';
import { wordChanges, type FieldChange } from './diff';

const LOOKS = {
  same: '',
  removed: 'rounded-sm bg-nuit-berry-deep text-nuit-berry-soft mr-1 line-through decoration-2',
  added: 'rounded-sm bg-nuit-done-deep font-bold text-nuit-done underline decoration-2 underline-offset-2',
} as const;
const ELEMENTS = { same: 'span', removed: 'del', added: 'ins' } as const;
const SAID = { same: '', removed: 'retiré\u00A0: ', added: 'ajouté\u00A0: ' } as const;

/** Two texts as one: removed words are struck through, added ones underlined. */
function Words({ before, after }: { before: string; after: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {wordChanges(before, after).map(({ added, removed, value }, index) => {
        const kind = added ? 'added' : removed ? 'removed' : 'same';
        const Element = ELEMENTS[kind];
        return (
          <Element className={LOOKS[kind]} key={index}>
            {kind !== 'same' && <span className="sr-only">{SAID[kind]}</span>}
            {value}
          </Element>
        );
      })}
    </p>
  );
}

/** Changes as sentences, each with the words that it changed. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="grid gap-3">
      {changes.map(({ sentence, words }, index) => (
        <li className="grid min-w-0 gap-1 border-l-2 border-nuit-line pl-3" key={index}>
          <p className={words ? 'wrap-anywhere font-bold text-nuit-gold' : 'wrap-anywhere'}>{sentence}</p>
          {words && <Words {...words} />}
        </li>
      ))}
    </ul>
  );
}

/** The fields of the file that differ, with their own names, folded: for the technician. */
export function RawChanges({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-nuit-mist underline underline-offset-4">
        Voir les données
      </summary>
      <dl className="mt-2 grid gap-3 rounded-sm bg-nuit-deep p-3 text-sm">
        {changes.map(({ path, before, after }) => (
          <div className="grid min-w-0 gap-1" key={path}>
            <dt className="wrap-anywhere font-mono text-nuit-gold">{path}</dt>
            <dd>
              <Words after={after ?? ''} before={before ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
