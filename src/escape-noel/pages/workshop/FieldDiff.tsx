import { wordChanges, type FieldChange } from './diff';
import { fieldName } from '../../workshop/form/fieldNames';

const LOOKS = {
  same: '',
  removed: 'rounded-sm bg-nuit-berry-deep text-nuit-berry-soft mr-1 line-through decoration-2',
  added: 'rounded-sm bg-nuit-done-deep font-bold text-nuit-done underline decoration-2 underline-offset-2',
} as const;
const ELEMENTS = { same: 'span', removed: 'del', added: 'ins' } as const;
const SAID = { same: '', removed: 'retiré : ', added: 'ajouté : ' } as const;

/** Changes, field by field: removed words are struck through, added ones underlined. */
export function FieldDiffs({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-4">
      {changes.map(({ path, before, after }) => (
        <div className="grid min-w-0 gap-1" key={path}>
          <dt className="font-bold text-nuit-gold">{fieldName(path)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {wordChanges(before ?? '', after ?? '').map(({ added, removed, value }, index) => {
              const kind = added ? 'added' : removed ? 'removed' : 'same';
              const Element = ELEMENTS[kind];
              return (
                <Element className={LOOKS[kind]} key={index}>
                  {kind !== 'same' && <span className="sr-only">{SAID[kind]}</span>}
                  {value}
                </Element>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
