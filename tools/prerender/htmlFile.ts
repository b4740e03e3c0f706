import { NEW_TITLES } from '../../src/paths.ts';
import { OLD_BROWSER_NOTICE, OLD_BROWSER_STYLE } from './oldBrowser.ts';

interface Publisher {
  name: string;
  siteUrl: string;
  tagline: string;
}

/** The values that are filled into a copy of the built index.html. */
export interface HtmlFile {
  page: {
    path: string;
    title: string;
    description: string;
    indexed: boolean;
    /** The picture for social networks, if it is not the publisher's, 1200 × 630. */
    card?: { path: string; alt: string } | undefined;
    hasFeed?: boolean | undefined;
  };
  publisher: Publisher;
  policy: string;
  /** The content of `#root`. */
  body: string;
  /** Addresses of the page's style sheets. */
  styles: readonly string[];
  /** schema.org data. */
  data?: object | undefined;
  inlineScript: string;
  /** Settings of the inline script, as its `data-` attributes: its text, and so its hash, is the same on every page. */
  settings: Readonly<Record<string, string>>;
}

/**
 * Makes the HTML file of a page. The policy comes first, then the style sheets and the inline script, which runs before the first paint.
 * @param template the index.html that the build has written.
 */
export function fillHtml(template: string, file: HtmlFile): string {
  const { page, policy, body, styles, data, inlineScript, settings } = file;
  const attributes = Object.entries(settings).map(([name, value]) => ` data-${name}="${escape(value)}"`);
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${escape(policy)}" />`,
    // Before the script, which may add them whole at once: after the rules that are inlined here (`inlineStyles`).
    ...styles.map((sheet) => `<link rel="stylesheet" href="${sheet}" />`),
    `<script${attributes.join('')}>${inlineScript}</script>`,
    OLD_BROWSER_STYLE,
    headTags(file),
    // A « < » in the data must not close the block.
    data
      ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
      : '',
  ].join('');
  const isFallback = settings['fallback'] && page.path !== '/404';
  // Replacements are functions: a « $ » in a text stays a « $ ».
  return template
    .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/>\s+</g, '><')
    .replace(/<title>.*?<\/title>/, () => head)
    .replace('<div id="root"></div>', () => {
      const mark = page.path === '/404' ? ' data-prerendered="404"' : ' data-prerendered';
      const content = `<div id="root"${isFallback ? '' : mark}>${body}</div>`;
      // Cloudflare would replace the e-mail addresses of the page, which React then takes for a fault.
      const isKept = body.includes('mailto:');
      return OLD_BROWSER_NOTICE + (isKept ? `<!--email_off-->${content}<!--/email_off-->` : content);
    });
}

function headTags({ page, publisher }: HtmlFile): string {
  const address = publisher.siteUrl + page.path;
  const tags = [
    `<title>${escape(page.title)}</title>`,
    meta('name', 'description', page.description),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (!page.indexed) return [...tags, meta('name', 'robots', 'noindex')].join('');
  const openGraph = {
    type: page.card ? 'book' : 'website',
    locale: 'fr_FR',
    site_name: publisher.name,
    title: page.title,
    description: page.description,
    url: address,
    image: publisher.siteUrl + (page.card?.path ?? '/social-card.jpg'),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': page.card?.alt ?? `${publisher.name}. ${publisher.tagline}`,
  };
  return [
    ...tags,
    `<link rel="canonical" href="${escape(address)}" />`,
    ...(page.hasFeed
      ? [`<link rel="alternate" type="application/atom+xml" title="Les nouveautés" href="${NEW_TITLES}" />`]
      : []),
    ...Object.entries(openGraph).map(([name, value]) => meta('property', `og:${name}`, value)),
  ].join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
