/** Copies a text. @returns whether it is copied: browsers refuse on an address without HTTPS, or where the user says no. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
