/** Long enough for a slow device to read the file, whatever its size. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a file. @param name its proposed name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // No event says that the download has been read.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
