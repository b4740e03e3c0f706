import type { Page } from '@playwright/test';
import { sentencesOf, spokenText } from '../../src/lib/sentences';

declare global {
  interface Window {
    fakeSpeech: {
      said: string[];
      isSpeaking: () => boolean;
      /** True if a sentence ends by itself. */
      isQuick: boolean;
    };
  }
}

/** Gives the page a speech engine with a French voice; Chromium has none here. @param listedAfterMs when the voice is listed. */
export const withSpeech = (page: Page, listedAfterMs = 0) =>
  page.addInitScript((late) => {
    type Utterance = EventTarget & { text: string };
    let speaking: Utterance | null = null;
    let voices: object[] = [];
    const fake = { said: new Array<string>(), isSpeaking: () => speaking !== null, isQuick: true };
    const engine = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: Utterance) => {
        if (utterance.text.trim() === '') return;
        fake.said.push(utterance.text);
        speaking = utterance;
        setTimeout(() => speaking === utterance && utterance.dispatchEvent(new Event('start')));
        if (!fake.isQuick) return;
        setTimeout(() => {
          if (speaking !== utterance) return;
          speaking = null;
          utterance.dispatchEvent(new Event('end'));
        });
      },
      cancel: () => {
        speaking = null;
      },
    });
    setTimeout(() => {
      voices = [{ name: 'Thomas', lang: 'fr-FR', localService: true, default: true }];
      engine.dispatchEvent(new Event('voiceschanged'));
    }, late);
    class FakeUtterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    window.fakeSpeech = fake;
    Object.defineProperty(window, 'speechSynthesis', { value: engine });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance });
  }, listedAfterMs);

export const said = (page: Page) => page.evaluate(() => window.fakeSpeech.said);
export const setQuick = (page: Page, isQuick: boolean) =>
  page.evaluate((quick) => void (window.fakeSpeech.isQuick = quick), isQuick);
export const isSpeaking = (page: Page) => page.evaluate(() => window.fakeSpeech.isSpeaking());
export const spoken = (...texts: string[]) =>
  texts.flatMap((text) => sentencesOf(text).map(({ start, end }) => spokenText(text.slice(start, end))));
export const listen = (page: Page) => page.getByRole('button', { name: 'Écouter', exact: true });
export const bar = (page: Page) => page.getByRole('region', { name: 'Lecture à voix haute' });
/** Presses « Écouter », and switches on the sound, which reduced motion switches off. */
export async function startListening(page: Page): Promise<void> {
  await listen(page).click();
  await bar(page).getByRole('button', { name: 'Activer le son' }).click();
}
