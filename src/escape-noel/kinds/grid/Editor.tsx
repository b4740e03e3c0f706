import { useState, type KeyboardEvent } from 'react';
import { replaced } from '@/lib/arrays';
import { classes } from '@/ui/classes';
import { Field } from '@/ui/Field';
import { Select, TextInput } from '@/ui/inputs';
import { arrowStep } from '../arrows';
import { SolutionField } from '../solution/SolutionField';
import { capitals } from '../../workshop/form/TextBox';
import { usePlay } from '../../workshop/form/usePlay';
import { readPlay } from './Board';
import { schema } from './rules';

const ROWS = [2, 3, 4, 5, 6, 7, 8, 9];
const COLUMNS = [2, 3, 4, 5, 6];
const LIT = '*';
const UNLIT = '.';

/** The same rows in another size; new lamps are like the first one. */
function resized(rows: readonly string[], height: number, width: number): string[] {
  const fill = /[A-Z]/.test(rows.join('')) ? 'A' : LIT;
  return Array.from({ length: height }, (_, y) => (rows[y] ?? '').slice(0, width).padEnd(width, fill));
}

/** Writes rows of lamps: lit or not at first, or windows with a letter. */
export function Editor() {
  const [play, writePlay] = usePlay(schema);
  const rows = play.rows.length > 0 ? play.rows : [LIT];
  const width = Math.max(...rows.map((row) => row.length));
  const hasLetters = /[A-Z]/.test(rows.join(''));
  const write = (next: readonly string[]) => writePlay({ ...play, rows: [...next] });

  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Lampes">
          {(control) => (
            <Select
              {...control}
              onChange={({ target }) =>
                write(rows.map(() => (target.value === 'letters' ? 'A' : LIT).repeat(width)))
              }
              value={hasLetters ? 'letters' : 'lanterns'}
            >
              <option value="lanterns">Des lanternes</option>
              <option value="letters">Des fenêtres à lettres</option>
            </Select>
          )}
        </Field>
        <Size
          label="Rangées"
          onChoose={(height) => write(resized(rows, height, width))}
          sizes={ROWS}
          value={rows.length}
        />
        <Size
          label="Lampes par rangée"
          onChoose={(wide) => write(resized(rows, rows.length, wide))}
          sizes={COLUMNS}
          value={width}
        />
      </div>
      {hasLetters ? (
        <Letters onWrite={write} rows={rows} width={width} />
      ) : (
        <>
          <Lanterns onWrite={write} rows={rows} />
          <SolutionField
            readPlay={readPlay}
            task="Allume et éteins les lanternes jusqu'à ce qu'elles soient comme il faut à la fin."
          />
        </>
      )}
    </div>
  );
}

interface SizeProps {
  label: string;
  sizes: readonly number[];
  value: number;
  onChoose: (size: number) => void;
}

const Size = ({ label, sizes, value, onChoose }: SizeProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} onChange={({ target }) => onChoose(Number(target.value))} value={value}>
        {sizes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

interface RowsProps {
  rows: readonly string[];
  onWrite: (rows: readonly string[]) => void;
}

const Letters = ({ rows, width, onWrite }: RowsProps & { width: number }) => (
  <div className="grid gap-3">
    {rows.map((row, y) => (
      <Field key={y} label={`Rangée ${y + 1}`}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            className="max-w-52 font-bold tracking-widest"
            maxLength={width}
            onChange={({ target }) => {
              const letters = capitals(target.value).replaceAll(/[^A-Z]/g, '');
              onWrite(replaced(rows, y, letters));
            }}
            value={row}
          />
        )}
      </Field>
    ))}
  </div>
);

function moveFocus(event: KeyboardEvent<HTMLElement>, x: number, y: number): void {
  const step = arrowStep(event);
  const next = step && `${y + step.y} ${x + step.x}`;
  const cell = event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-cell="${next}"]`);
  if (!cell) return;
  event.preventDefault();
  cell.focus();
}

function Lanterns({ rows, onWrite }: RowsProps) {
  const [current, setCurrent] = useState('0 0');
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ui-muted">
        Les lanternes comme les joueurs les trouvent : allumées au début, ou non.
      </p>
      <div
        aria-label="Lanternes au début"
        className="grid w-fit gap-1"
        role="group"
        style={{ gridTemplateColumns: `repeat(${rows[0]?.length ?? 1}, 44px)` }}
      >
        {rows.flatMap((row, y) =>
          Array.from(row, (mark, x) => (
            <button
              aria-checked={mark === LIT}
              aria-label={`Rangée ${y + 1}, lanterne ${x + 1}`}
              className={classes(
                'grid size-11 place-items-center rounded-sm border-2 text-sm font-bold',
                mark === LIT
                  ? 'border-ui-gold-edge bg-ui-gold text-ui-on-gold'
                  : 'border-ui-line bg-ui-surface text-ui-muted',
              )}
              data-cell={`${y} ${x}`}
              key={`${y} ${x}`}
              onClick={() =>
                onWrite(replaced(rows, y, row.slice(0, x) + (mark === LIT ? UNLIT : LIT) + row.slice(x + 1)))
              }
              onFocus={() => setCurrent(`${y} ${x}`)}
              onKeyDown={(event) => moveFocus(event, x, y)}
              role="switch"
              tabIndex={current === `${y} ${x}` ? 0 : -1}
              type="button"
            >
              <span aria-hidden>{mark === LIT ? '★' : '·'}</span>
            </button>
          )),
        )}
      </div>
    </div>
  );
}
