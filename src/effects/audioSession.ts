declare global {
  interface Navigator {
    /** Safari (https://www.w3.org/TR/audio-session/). */
    readonly audioSession?: { type: 'auto' | 'playback' };
  }
}

/** Before an `AudioContext` plays, at a gesture: otherwise the silent switch of an iPhone mutes it, unlike `<audio>`. */
export function requestPlayback(): void {
  if (navigator.audioSession) navigator.audioSession.type = 'playback';
}
