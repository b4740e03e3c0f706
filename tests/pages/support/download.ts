import { vi } from 'vitest';

/** A file that a page has downloaded. */
interface Download {
  name: string;
  text: string;
}

/** Records the files that are downloaded until the end of the test. */
export function downloads(): Download[] {
  const files: Download[] = [];
  let last: Promise<string> = Promise.resolve('');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) last = content.text();
    return 'blob:download';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download: name } = this;
    if (name !== '') void last.then((text) => files.push({ name, text }));
  });
  return files;
}
