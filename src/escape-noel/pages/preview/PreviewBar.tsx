import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { timeZoneText } from '@/lib/timeZones';
import { Choice } from '../../game/preview/Choice';
import type { PreviewEdition } from '../../game/preview/previewEdition';
import { DEVICES, type Device } from '../../game/preview/GameFrame';
import {
  DAY_STATES,
  dayOfPage,
  defaultMoment,
  PAGES,
  PLAYERS,
  SENTENCE_STATES,
  zoneOf,
  type Asked,
  type Scene,
} from '../../game/preview/scene';
import { ALL_DAYS } from '../../game/rules/days';

interface PreviewBarProps {
  edition: PreviewEdition;
  asked: Asked;
  device: Device;
  onChange: (asked: Asked, device?: Device) => void;
}

const choicesOf = (entries: readonly (readonly [value: string, label: string])[]): Record<string, string> =>
  Object.fromEntries(entries);

/** Controls of the preview: the page, the moment, the player and how far they are. */
export function PreviewBar({ edition, asked, device, onChange }: PreviewBarProps) {
  const { page, scene } = asked;
  const { days, schedule } = edition;
  const change = (changes: Partial<Scene>) => onChange({ page, scene: { ...scene, ...changes } });
  const pages = choicesOf([
    ...Object.entries(PAGES),
    ...ALL_DAYS.map((day) => [`jour/${day}`, `Jour ${day} · ${days.get(day)?.title || 'à écrire'}`] as const),
  ]);
  const dayChoices = choicesOf(ALL_DAYS.map((day) => [String(day), `Jour ${day}`]));
  const goTo = (next: string) => {
    const day = dayOfPage(next);
    onChange({ page: next, scene: day === null ? scene : { ...scene, day } });
  };
  return (
    <section
      aria-label="Ce que montre l'aperçu"
      className="grid grid-cols-2 gap-4 rounded-lg border border-nuit-line bg-nuit-night p-4 lg:grid-cols-4"
    >
      <div className="max-sm:col-span-2">
        <Choice choices={pages} label="La page" onChange={goTo} value={page} />
      </div>
      <Choice
        choices={dayChoices}
        label="Le jour en cours"
        onChange={(day) => change({ day: Number(day) })}
        value={String(scene.day)}
      />
      <Choice
        choices={PLAYERS}
        label="Qui joue"
        onChange={(player) => change({ player })}
        value={scene.player}
      />
      <div className="max-sm:col-span-2">
        <Choice
          choices={DAY_STATES}
          label="L'énigme"
          onChange={(state) => change({ state })}
          value={scene.state}
        />
      </div>
      {schedule ? (
        <Moment edition={edition} onChange={(moment) => change({ moment })} scene={scene} />
      ) : (
        <p className="col-span-2 self-end text-base text-nuit-mist">
          L'édition n'a pas de calendrier&nbsp;: toutes ses portes sont ouvertes.
        </p>
      )}
      <Choice
        choices={SENTENCE_STATES}
        label="La phrase finale"
        onChange={(sentence) => change({ sentence })}
        value={scene.sentence}
      />
      <Choice choices={DEVICES} label="L'écran" onChange={(on) => onChange(asked, on)} value={device} />
    </section>
  );
}

interface MomentProps {
  edition: PreviewEdition;
  scene: Scene;
  onChange: (moment: string | null) => void;
}

function Moment({ edition, scene, onChange }: MomentProps) {
  const moment = scene.moment ?? defaultMoment(edition, scene.day);
  const [date = '', time = ''] = moment.split('T');
  return (
    <>
      <Field label="La date">
        {(control) => (
          <TextInput
            {...control}
            className="max-sm:px-2"
            onChange={({ target }) => target.value && onChange(`${target.value}T${time}`)}
            type="date"
            value={date}
          />
        )}
      </Field>
      <Field hint={timeZoneText(zoneOf(edition))} label="L'heure">
        {(control) => (
          <TextInput
            {...control}
            className="max-sm:px-2"
            onChange={({ target }) => target.value && onChange(`${date}T${target.value}`)}
            type="time"
            value={time}
          />
        )}
      </Field>
      {scene.moment !== null && (
        <Button
          className="col-span-2 self-end justify-self-start lg:col-span-1"
          onClick={() => onChange(null)}
          variant="quiet"
        >
          Le jour même à 7&nbsp;h
        </Button>
      )}
    </>
  );
}
