import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BoardHarness, submitted } from '@/testing/BoardHarness';
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
  it('list the keys struck, and can undo', () => {
    render(<BoardHarness board={bells} />);
    press(/grosse/);
    press(/petite/);
    expect(screen.getByText('Tu as sonné : grosse, petite.')).toBeTruthy();
    press('Effacer le dernier');
    press(/grosse/);
    press(/petite/);
    expect(submitted()).toBe('1 1 2');
    press(/petite/);
    expect(submitted()).toBe('1 1 2');
    press('Tout effacer');
    expect(submitted()).toBe('rien');
  });

  it('are struck by the digit keys', () => {
    render(<BoardHarness board={bells} />);
    const bar = screen.getByRole('group');
    // As a French keyboard types them without Shift, then as others do.
    fireEvent.keyDown(bar, { code: 'Digit2', key: 'é' });
    for (const key of ['7', '0', '1', '2']) fireEvent.keyDown(bar, { key });
    expect(submitted()).toBe('2 1 2');
  });

  it('are lit without a sound while the sound is off, and a text says so', () => {
    const onPlayingChange = vi.fn<(playing: boolean) => void>();
    vi.stubGlobal('AudioContext', () => {
      throw new Error('No sound may be played');
    });
    render(<BoardHarness onPlayingChange={onPlayingChange} board={bells} />);
    press(/grosse/);
    expect(screen.getByRole('button', { name: /grosse/ }).dataset['lit']).toBe('true');
    expect(onPlayingChange).not.toHaveBeenCalledWith(true);
    expect(screen.getByText(/^Le son est coupé/)).toBeTruthy();
  });

  it('mute the music from the first stroke until the board unmounts', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const onPlayingChange = vi.fn<(playing: boolean) => void>();
    const { unmount } = render(<BoardHarness onPlayingChange={onPlayingChange} board={bells} soundOn />);
    press(/grosse/);
    expect(onPlayingChange).toHaveBeenLastCalledWith(true);
    unmount();
    expect(onPlayingChange).toHaveBeenLastCalledWith(false);
  });

  it('do not change while locked', () => {
    render(<BoardHarness locked board={bells} />);
    press(/grosse/);
    expect(screen.getByText("Tu n'as encore rien sonné.")).toBeTruthy();
  });
});

describe('a row of notes', () => {
  it('plays each note, and marks the false ones', () => {
    render(<BoardHarness board={tune} />);
    press('Écouter la note 3\u00A0: mi');
    expect(submitted()).toBe('rien');
    press('Note 4\u00A0: elle est fausse');
    press('Note 1\u00A0: elle est fausse');
    expect(submitted()).toBe('01 04');
    expect(screen.getByText(/^2\snotes marquées sur 2$/)).toBeTruthy();
    press('Note 1\u00A0: elle est fausse');
    expect(
      screen.getByRole('button', { name: 'Note 4\u00A0: elle est fausse' }).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(submitted()).toBe('rien');
  });

  it('does not change while locked', () => {
    render(<BoardHarness locked board={tune} />);
    expect(screen.getByRole('button', { name: 'Note 1\u00A0: elle est fausse' })).toHaveProperty(
      'disabled',
      true,
    );
  });
});
