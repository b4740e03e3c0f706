/**
 * Has the browser save a file.
 * @param name the file's proposed name.
 */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
