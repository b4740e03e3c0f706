import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Held, made } from '../Held';
import { readPlay } from './Board';

const bells = readPlay({
  kind: 'listen',
  shape: 'keys',
  timbre: 'towerBell',
  length: 3,
  keys: [
    { name: 'grosse', note: 'G3' },
    { name: 'petite', note: 'D5' },
  ],
});
const tune = readPlay({
  kind: 'listen',
  shape: 'row',
  timbre: 'musicBox',
  count: 2,
  phrases: ['C5 D5', 'E5 F5'],
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('bells to play back on', () => {
  it('write down what is struck, and take it back', () => {
    render(<Held board={bells} />);
    press(/grosse/);
    press(/petite/);
    expect(screen.getByText('Tu as sonné : grosse, petite.')).toBeTruthy();
    press('Effacer le dernier');
    press(/grosse/);
    press(/petite/);
    expect(made()).toBe('1 1 2');
    press(/petite/);
    expect(made()).toBe('1 1 2');
    press('Tout effacer');
    expect(made()).toBe('rien');
  });

  it('are struck by the digits of a keyboard', () => {
    render(<Held board={bells} />);
    const bar = screen.getByRole('group');
    // As a French keyboard writes them without shift, then as others do.
    fireEvent.keyDown(bar, { code: 'Digit2', key: 'é' });
    for (const key of ['7', '0', '1', '2']) fireEvent.keyDown(bar, { key });
    expect(made()).toBe('2 1 2');
  });

  it('light without a sound while sound is off, and say so', () => {
    const onHush = vi.fn<(hushed: boolean) => void>();
    vi.stubGlobal('AudioContext', () => {
      throw new Error('Nothing may be heard');
    });
    render(<Held onHush={onHush} board={bells} />);
    press(/grosse/);
    expect(screen.getByRole('button', { name: /grosse/ }).dataset['lit']).toBe('true');
    expect(onHush).not.toHaveBeenCalledWith(true);
    expect(screen.getByText(/^Le son est coupé/)).toBeTruthy();
  });

  it('hush the music when they ring, until the board is left', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const onHush = vi.fn<(hushed: boolean) => void>();
    const { unmount } = render(<Held onHush={onHush} board={bells} soundOn />);
    press(/grosse/);
    expect(onHush).toHaveBeenLastCalledWith(true);
    void act(() => void unmount());
    expect(onHush).toHaveBeenLastCalledWith(false);
  });

  it('write nothing while locked', () => {
    render(<Held locked board={bells} />);
    press(/grosse/);
    expect(screen.getByText("Tu n'as encore rien sonné.")).toBeTruthy();
  });
});

describe('a row of notes', () => {
  it('lets each be heard, and marks the false ones', () => {
    render(<Held board={tune} />);
    press('Écouter la note 3\u00A0: mi');
    expect(made()).toBe('rien');
    press('Note 4\u00A0: elle est fausse');
    press('Note 1\u00A0: elle est fausse');
    expect(made()).toBe('01 04');
    expect(screen.getByText(/^2\snotes marquées sur 2$/)).toBeTruthy();
    press('Note 1\u00A0: elle est fausse');
    expect(
      screen.getByRole('button', { name: 'Note 4\u00A0: elle est fausse' }).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(made()).toBe('rien');
  });

  it('marks nothing while locked', () => {
    render(<Held locked board={tune} />);
    expect(screen.getByRole('button', { name: 'Note 1\u00A0: elle est fausse' })).toHaveProperty(
      'disabled',
      true,
    );
  });
});
