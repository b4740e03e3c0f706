import Bell from '@art/escape-noel/bell.svg?react';
import type { KeyboardEvent } from 'react';
import { Button } from '@/ui/Button';
import { digitOf } from '../digitOf';
import type { KindProps } from '../kind';
import { strokes, strokesText, type KeysPlay } from './rules';
import { useStrikes } from './useStrikes';

export function KeysBoard({ play, value, locked, onChange, soundOn, onPlayingChange }: KindProps<KeysPlay>) {
  const { keys, length, timbre } = play;
  const struck = strokes(play, value);
  const notes = keys.map(({ note }) => note);
  const { lit, strike, replay } = useStrikes(timbre, notes, { soundOn, onPlayingChange });
  const press = (key: number) => {
    strike(key);
    if (!locked && struck.length < length) onChange(strokesText([...struck, key]));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = Number(digitOf(event) ?? Infinity) - 1;
    if (key < 0 || key >= keys.length || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press(key);
  };
  const nameOf = (key: number) => keys[key]?.name ?? '';
  const last = struck.at(-1);

  return (
    <>
      <div
        aria-label="Les cloches, de la plus grave à la plus claire"
        className="listen-keys @container flex flex-wrap justify-center overflow-hidden"
        data-timbre={timbre}
        onKeyDown={onKeyDown}
        role="group"
      >
        {keys.map(({ name }, key) => (
          <button
            className="listen-key relative grid touch-manipulation content-between justify-items-center gap-1 text-center text-nuit-ivory"
            data-lit={lit === key || undefined}
            key={name}
            onClick={() => press(key)}
            style={{ '--size': 1 - (key / keys.length) * 0.55 }}
            type="button"
          >
            <span aria-hidden="true" className="listen-halo absolute inset-0" />
            <Bell className="listen-bell relative h-auto origin-top" />
            <span className="relative font-bold leading-tight">
              <span className="block font-display text-xl">{key + 1}</span>
              {name !== String(key + 1) && <span className="listen-name block">{name}</span>}
            </span>
          </button>
        ))}
      </div>
      <ol aria-hidden="true" className="flex flex-wrap justify-center gap-[0.3rem]">
        {Array.from({ length }, (_slot, index) => {
          const key = struck[index];
          return (
            <li
              className="listen-slot grid h-9 w-8 place-items-center font-bold"
              data-filled={key !== undefined || undefined}
              key={index}
            >
              {key === undefined ? '' : key + 1}
            </li>
          );
        })}
      </ol>
      <p className="sr-only">
        {struck.length > 0
          ? `Tu as sonné\u00A0: ${struck.map(nameOf).join(', ')}.`
          : "Tu n'as encore rien sonné."}
      </p>
      <p aria-live="polite" className="text-center">
        {last !== undefined && <span className="sr-only">{nameOf(last)}, </span>}
        {struck.length} sur {length}
      </p>
      <div className="flex flex-wrap justify-center gap-2 print:hidden">
        {[
          { label: 'Réécouter', isOff: false, onClick: () => replay(struck) },
          {
            label: 'Effacer le dernier',
            isOff: locked,
            onClick: () => onChange(strokesText(struck.slice(0, -1))),
          },
          { label: 'Tout effacer', isOff: locked, onClick: () => onChange('') },
        ].map(({ label, isOff, onClick }) => (
          <Button
            className="px-2!"
            disabled={isOff || struck.length === 0}
            key={label}
            onClick={onClick}
            variant="quiet"
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
