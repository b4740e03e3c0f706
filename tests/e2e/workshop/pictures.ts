import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The dialog in which a chosen picture is cut (rule 17.9). */
export const pictureDialog = (page: Page): Locator => page.getByRole('dialog', { name: "Avant d'envoyer" });

/** Chooses a picture and sends it as the dialog proposes it. */
export async function sendPicture(page: Page, field: Locator, file: PictureFile): Promise<void> {
  await field.setInputFiles(file);
  const dialog = pictureDialog(page);
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(dialog).toBeHidden();
}
