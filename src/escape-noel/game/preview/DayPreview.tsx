import { memo, useEffect, useState } from 'react';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { Choice } from './Choice';
import type { EditionDocument } from './previewEdition';
import { DEVICES, GameFrame, type Device } from './GameFrame';
import { addressOf, DAY_STATES, type Scene } from './scene';

/** The frame is shown a change once the typing pauses: it renders on the same thread as the form. */
const TYPING_PAUSE_MS = 400;

interface DayPreviewProps {
  code: string;
  day: number;
  /** The edition in the format of its file, with what is not saved yet. */
  document: EditionDocument;
}

/** Shows a day as players would see it, while it is being written. */
export const DayPreview = memo(function DayPreview({ code, day, document }: DayPreviewProps) {
  const shown = usePaused(document);
  const [state, setState] = useState<Scene['state']>('0');
  const [device, setDevice] = useState<Device>('telephone');
  const scene: Scene = { moment: null, player: 'chevalier', day, state, sentence: 'cherchee' };
  const page = `jour/${day}`;
  return (
    <section aria-label={`Aperçu du jour ${day}`} className="grid content-start gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Choice choices={DAY_STATES} label="L'énigme" onChange={setState} value={state} />
        <Choice choices={DEVICES} label="L'écran" onChange={setDevice} value={device} />
      </div>
      <GameFrame code={code} device={device} document={shown} page={page} scene={scene} />
      <p>
        <TextLink tall to={`${paths.admin.preview(code)}?${addressOf({ page, scene })}`}>
          Voir toute l'édition
        </TextLink>
      </p>
    </section>
  );
});

/** A value once it has not changed for a moment. */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
