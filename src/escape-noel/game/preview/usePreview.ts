import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerRequests } from '@/api/apiFetch';
import { tryAnswer } from '@/api/workshop';
import { storeInMemory } from '@/lib/storage';
import { editionTextsKey } from '../edition/editionTexts';
import type { Player } from '../player/player';
import { playerKey } from '../session/playerKey';
import { setCalendar } from '../season/calendar';
import { readDocument, type PreviewEdition } from './previewEdition';
import { receiveInFrame, sendToHolder, type ToFrame } from './messages';
import { previewPlayer } from './previewPlayer';
import { calendarOf, replyFrom } from './previewReplies';
import { instantOf } from './scene';
import { storeScene, updateScene } from './storedScene';

const RIDDLES = ['riddle'] as const;

/** Invalidating alone would let a first request, answered from the previous document, arrive as fresh. */
async function restart(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

export interface Preview {
  edition: PreviewEdition;
  /** By public address, those of earlier documents included: their pictures stay until the new document's answers have come. */
  media: Readonly<Record<string, string | null>>;
  player: Player;
  /** Number of changes. */
  changes: number;
}

/** Data for the queries and the player of a preview, which change while an edition is being written. */
function makePreview(queries: QueryClient) {
  let edition: PreviewEdition | null = null;
  let offset = 0;
  let media: Preview['media'] = {};
  let player: Player | null = null;
  let shown = '';
  let changes = 0;
  const now = () => new Date(Date.now() + offset);
  const read = () => edition ?? readDocument({});

  /** @returns what is shown. Another document leaves the journey as it is; another scene starts with a new one. */
  function show({ document, media: found, scene }: Extract<ToFrame, { kind: 'show' }>): Preview {
    edition = readDocument(document);
    media = { ...media, ...found };
    changes += 1;
    const instant = instantOf(edition, scene);
    const asked = JSON.stringify([scene, instant]);
    if (!player || asked !== shown) {
      shown = asked;
      offset = instant.getTime() - Date.now();
      storeScene(edition, scene, now());
      player = previewPlayer({ key: `preview ${changes}`, kind: scene.player, now });
      // A door may be closed now.
      void queries.resetQueries({ queryKey: RIDDLES });
    } else {
      updateScene(edition);
      // The hints that it has received belong to the previous document.
      player = previewPlayer({ key: player.key, kind: scene.player, now });
      void restart(queries, RIDDLES);
      void restart(queries, playerKey(player.key));
    }
    void restart(queries, editionTextsKey);
    setCalendar(queries, calendarOf(edition, now()), offset);
    return { edition, media, player, changes };
  }

  /** Closes this window: it stores nothing, and only the document answers its requests. */
  function close(): void {
    storeInMemory();
    answerRequests((request) => replyFrom({ edition: read(), now: now(), judge: tryAnswer }, request));
  }

  return { show, close };
}

/** @param onGo the holder of the frame asks for a page. @returns null until it has sent what to show. */
export function usePreview(queries: QueryClient, onGo: (page: string) => void): Preview | null {
  const [preview] = useState(() => makePreview(queries));
  const [shown, setShown] = useState<Preview | null>(null);
  useEffect(() => {
    preview.close();
    const stop = receiveInFrame((message) => {
      if (message.kind === 'go') onGo(message.page);
      else setShown(preview.show(message));
    });
    sendToHolder({ kind: 'ready' });
    return stop;
  }, [preview, onGo]);
  return shown;
}
