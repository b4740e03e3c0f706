/** Brings a module into the browser's cache: a download that failed can be tried again, an import cannot. */
export async function download(href: string): Promise<void> {
  const reply = await fetch(href);
  await reply.blob();
  if (!reply.ok) throw new Error(href);
}

/** Adds a whole style sheet: the HTML file holds only the rules that it used when it was prerendered, and can do with those. */
export function addStyleSheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
}
