import * as v from 'valibot';
import { sceneShape } from './scene';

/** Between the page that holds a preview and the frame that shows it, of the same origin. */
const TYPE = 'escape-noel-preview';

const toFrame = v.variant('kind', [
  v.object({
    type: v.literal(TYPE),
    kind: v.literal('show'),
    document: v.record(v.string(), v.unknown()),
    /** The signed addresses of its media, by public address. */
    media: v.record(v.string(), v.nullable(v.string())),
    scene: sceneShape,
  }),
  v.object({ type: v.literal(TYPE), kind: v.literal('go'), page: v.string() }),
]);
const fromFrame = v.variant('kind', [
  v.object({ type: v.literal(TYPE), kind: v.literal('ready') }),
  v.object({ type: v.literal(TYPE), kind: v.literal('moved'), page: v.string() }),
]);

type Unmarked<Message> = Message extends unknown ? Omit<Message, 'type'> : never;
export type ToFrame = Unmarked<v.InferOutput<typeof toFrame>>;
export type FromFrame = Unmarked<v.InferOutput<typeof fromFrame>>;

const send = (target: Window, message: ToFrame | FromFrame) =>
  target.postMessage({ type: TYPE, ...message }, location.origin);

export const sendToFrame = (frame: Window, message: ToFrame): void => send(frame, message);
export const sendToHolder = (message: FromFrame): void => send(parent, message);

/** Receives the messages of one window of this origin that have the right shape. @returns a function that unsubscribes. */
function receive<Schema extends v.GenericSchema>(
  schema: Schema,
  sender: () => Window | null,
  onMessage: (message: v.InferOutput<Schema>) => void,
): () => void {
  const listener = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source === null || source !== sender()) return;
    const parsed = v.safeParse(schema, data);
    if (parsed.success) onMessage(parsed.output);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}

export const receiveInFrame = (onMessage: (message: ToFrame) => void): (() => void) =>
  receive(toFrame, () => parent, onMessage);

/** @param frame the window of the frame. */
export const receiveFromFrame = (
  frame: () => Window | null,
  onMessage: (message: FromFrame) => void,
): (() => void) => receive(fromFrame, frame, onMessage);
