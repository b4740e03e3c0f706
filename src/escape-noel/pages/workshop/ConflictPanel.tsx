import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveEdition, type PartContent, type WorkshopEdition } from '@/api/workshop';
import { isolated } from '@/lib/isolated';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { fileContent, HEADER } from '../../game/admin/editionParts';
import { explain } from '../../game/forms/failures';
import { fieldName } from '../../workshop/form/fieldNames';
import { usePartState, type EditedPart } from '../../workshop/form/usePart';
import { ChangeList } from './ChangeList';
import { mergedContent, mergeFields, type Side } from './diff';
import { partChanges } from './partChanges';
import { contentOf, partOf, savedContent } from './partContent';
import { timeZoneOf } from './schedule';
import { isConflict } from './useSaving';
import { editionKey } from './workshop.queries';
import { savedText } from './workshopTexts';

const conflictingChange = (part: EditedPart) => (isConflict(part) ? part.readUnsaved() : null);

/** Another admin has saved this part meanwhile: both texts side by side, and a choice by field. Nothing is overwritten. */
export function ConflictPanel({ edition, part }: { edition: WorkshopEdition; part: EditedPart }) {
  const { saved, setUnsaved, day } = part;
  const change = usePartState(part, conflictingChange);
  const queries = useQueryClient();
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const theirs = saved?.content ? fileContent(saved.content) : null;

  // Saved first, then theirs again: both are in the history.
  const giveUp = useMutation({
    mutationFn: async (mine: PartContent) => {
      const content = savedContent(mine);
      const kept = await saveEdition(edition.code, [{ day, content, basedOn: saved?.version ?? null }]);
      const basedOn = partOf(kept, day)?.version ?? null;
      return saveEdition(edition.code, [{ day, content: saved?.content ?? null, basedOn }], 'restore');
    },
    onSuccess: (now) => {
      setUnsaved(null);
      queries.setQueryData(editionKey(edition.code), now);
    },
    // Half of it may be saved, or a third version have come.
    onError: () => queries.invalidateQueries({ queryKey: editionKey(edition.code) }),
    meta: { failure: "Enregistrement de l'édition" },
  });

  if (!change || !saved) return null;
  const author = saved.savedBy === null ? "Quelqu'un d'autre" : isolated(saved.savedBy);
  const fields = mergeFields(change.base, change.content, theirs ?? {});
  const timeZone = timeZoneOf(contentOf(edition, HEADER));
  const keep = (content: PartContent) => setUnsaved({ basedOn: saved.version, base: theirs, content });

  return (
    <Sheet className="min-w-0 gap-5 p-4 sm:p-6" title="Deux versions à réunir">
      <Alert tone="info">
        <p>
          {theirs
            ? `${author} a enregistré cette page ${savedText(saved.savedAt, null)}, pendant que tu écrivais. Choisis ce qui reste, puis enregistre : rien n'est encore effacé.`
            : `${author} a retiré ce jour ${savedText(saved.savedAt, null)}, pendant que tu écrivais.`}
        </p>
      </Alert>
      {giveUp.isError && <Alert tone="error">{explain(giveUp.error)}</Alert>}
      {theirs &&
        fields.map(({ name, mine, theirs: other, isContested, suggested }) => (
          <fieldset className="grid gap-3 rounded-md border border-nuit-line p-4" key={name}>
            <legend className="px-2 font-bold text-nuit-gold">{fieldName(name)}</legend>
            {isContested && <Badge className="justify-self-start">Modifié des deux côtés</Badge>}
            <div className="grid gap-3 sm:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <div className="grid min-w-0 content-start gap-2" key={side}>
                  <label className="flex min-h-touch items-center gap-3 font-bold">
                    <input
                      aria-describedby={`${side}-${name}`}
                      checked={(sides.get(name) ?? suggested) === side}
                      className="size-6 accent-ui-gold"
                      name={`side-${name}`}
                      onChange={() => setSides(new Map(sides).set(name, side))}
                      type="radio"
                    />
                    {side === 'mine' ? 'Le tien' : `Celui de ${author}`}
                  </label>
                  <div className="rounded-sm bg-nuit-deep p-3" id={`${side}-${name}`}>
                    <SideValue
                      base={change.base}
                      day={day}
                      name={name}
                      timeZone={timeZone}
                      value={side === 'mine' ? mine : other}
                    />
                  </div>
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      <div className="flex flex-wrap gap-2">
        {theirs && (
          <Button onClick={() => keep(mergedContent(change.content, fields, sides))} variant="gold">
            Réunir les deux
          </Button>
        )}
        <Button onClick={() => keep(change.content)} variant="quiet">
          Garder tout le mien
        </Button>
        <Button busy={giveUp.isPending} onClick={() => giveUp.mutate(change.content)} variant="quiet">
          Prendre tout le sien
        </Button>
      </div>
      <p className="text-sm text-nuit-mist">
        Les deux versions restent dans l'historique, quoi que tu choisisses.
      </p>
    </Sheet>
  );
}

interface SideValueProps {
  day: number;
  name: string;
  value: unknown;
  /** The part as both opened it; null for a new one. */
  base: PartContent | null;
  timeZone: string;
}

/** One side's field: a text as it is, anything else by what changed in it since both opened the page. */
function SideValue({ day, name, value, base, timeZone }: SideValueProps) {
  const start = base ?? {};
  if (value === null || value === undefined || typeof value === 'string')
    return <p className="wrap-anywhere whitespace-pre-line">{value || 'vide'}</p>;
  const changes = partChanges(day, start, { ...start, [name]: value }, timeZone);
  return changes.length === 0 ? <p>Comme avant</p> : <ChangeList changes={changes} />;
}
