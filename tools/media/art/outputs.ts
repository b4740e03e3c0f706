/** One encoded file that a source picture gives. */
export interface Encoding {
  /** Pixel width of the file; the height follows the source's own ratio. */
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'png' | 'jpeg';
  /** Path under the repository root; `{name}` is the source's file name without its extension. */
  readonly to: string;
  /** The quality tried first (0 to 100); lowered step by step while the file is over its weight. */
  readonly quality: number;
  /** The file may not weigh more than this. */
  readonly maxBytes: number;
  /** Scales down softly and spends less on colour edges: a small cut-out picture rings at its clear edge otherwise. */
  readonly soft?: boolean;
}

/** The outputs of a family of sources. */
export interface OutputRule {
  /** Sources under `art/`: a path where `*` stands for any file name. */
  readonly sources: string;
  /** The size at which Chromium draws the source before it is scaled down. */
  readonly drawWidth: number;
  readonly transparent: boolean;
  readonly encodings: readonly Encoding[];
  /** A file for printers, for which the source is drawn again at its width: paper needs more pixels than a screen. */
  readonly large?: Encoding;
  /** Copies the drawing itself, without comments and indentation. */
  readonly svgCopy?: { readonly to: string; readonly maxBytes: number };
  /** Prints the drawing on a page of A4. */
  readonly pdf?: { readonly to: string; readonly maxBytes: number };
  /** Packs the drawing as a Windows icon of these sizes. */
  readonly ico?: { readonly to: string; readonly sizes: readonly number[] };
}

const KB = 1000;
const coverWeights: readonly (readonly [width: number, maxBytes: number])[] = [
  [240, 16 * KB],
  [360, 28 * KB],
  [480, 46 * KB],
  [720, 90 * KB],
];
const coverFiles = (
  format: 'avif' | 'webp',
  quality: number,
  weights: typeof coverWeights,
): readonly Encoding[] =>
  weights.map(([width, maxBytes]) => ({
    width,
    format,
    to: `public/covers/{name}-${width}.${format}`,
    quality,
    maxBytes,
  }));

const COVER = {
  drawWidth: 720,
  transparent: false,
  encodings: [
    ...coverFiles('avif', 62, coverWeights),
    // For browsers that do not read AVIF, and for search engines.
    ...coverFiles('webp', 84, coverWeights.slice(-2)),
  ],
} as const satisfies Omit<OutputRule, 'sources'>;

/** A riddle's picture: 960 pixels wide when it lies, less when it stands or is square. */
function riddlePicture(sources: string, width: number): OutputRule {
  const to = 'supabase/edition/2024/enigmes/{name}.webp';
  return {
    sources,
    drawWidth: width,
    transparent: false,
    encodings: [{ width, format: 'webp', to, quality: 86, maxBytes: 60 * KB }],
  };
}

/** The one table: every raster file of the product that comes from a drawing. The first rule that fits wins. */
export const OUTPUT_RULES: readonly OutputRule[] = [
  { sources: 'covers/placeholder.svg', ...COVER },
  {
    sources: 'covers/*.svg',
    ...COVER,
    large: {
      width: 1800,
      format: 'jpeg',
      to: 'public/covers/{name}-1800.jpg',
      quality: 88,
      maxBytes: 400 * KB,
    },
  },
  {
    sources: 'spreads/*.svg',
    drawWidth: 1440,
    transparent: false,
    encodings: [
      { width: 960, format: 'avif', to: 'public/spreads/{name}-960.avif', quality: 60, maxBytes: 45 * KB },
      { width: 1440, format: 'avif', to: 'public/spreads/{name}-1440.avif', quality: 60, maxBytes: 90 * KB },
      { width: 1440, format: 'webp', to: 'public/spreads/{name}-1440.webp', quality: 82, maxBytes: 120 * KB },
    ],
  },
  {
    sources: 'activities/*.svg',
    drawWidth: 1240,
    transparent: false,
    encodings: [],
    pdf: { to: 'public/activities/{name}.pdf', maxBytes: 200 * KB },
  },
  {
    sources: 'artefacts/jour-*.svg',
    drawWidth: 640,
    transparent: true,
    // The 2023 edition gives the same objects, in another order.
    encodings: ['2023', '2024'].map((code) => ({
      width: 320,
      format: 'webp',
      to: `supabase/edition/${code}/artefacts/{name}.webp`,
      quality: 88,
      maxBytes: 12 * KB,
      soft: true,
    })),
  },
  {
    sources: 'enigmes/jour-*-lutin-*.svg',
    drawWidth: 144,
    transparent: true,
    encodings: [
      {
        width: 144,
        format: 'webp',
        to: 'supabase/edition/2024/enigmes/{name}.webp',
        quality: 88,
        maxBytes: 8 * KB,
      },
    ],
  },
  riddlePicture('enigmes/jour-11.svg', 800),
  riddlePicture('enigmes/jour-*.svg', 960),
  {
    sources: 'brand/favicon.svg',
    drawWidth: 192,
    transparent: true,
    encodings: [],
    svgCopy: { to: 'public/favicon.svg', maxBytes: 3 * KB },
    ico: { to: 'public/favicon.ico', sizes: [16, 32, 48] },
  },
  {
    sources: 'brand/icon.svg',
    drawWidth: 1024,
    transparent: true,
    encodings: [
      { width: 192, format: 'png', to: 'public/icon-192.png', quality: 90, maxBytes: 24 * KB },
      { width: 512, format: 'png', to: 'public/icon-512.png', quality: 90, maxBytes: 90 * KB },
    ],
  },
  {
    sources: 'brand/icon-maskable.svg',
    drawWidth: 1024,
    transparent: false,
    encodings: [
      { width: 512, format: 'png', to: 'public/icon-maskable-512.png', quality: 90, maxBytes: 90 * KB },
      { width: 180, format: 'png', to: 'public/apple-touch-icon.png', quality: 90, maxBytes: 24 * KB },
    ],
  },
  {
    sources: 'brand/logo*.svg',
    drawWidth: 512,
    transparent: true,
    encodings: [],
    svgCopy: { to: 'public/brand/{name}.svg', maxBytes: 3 * KB },
  },
  {
    sources: 'site/hero*.svg',
    drawWidth: 1600,
    transparent: false,
    encodings: [],
    svgCopy: { to: 'public/site/{name}.svg', maxBytes: 14 * KB },
  },
  {
    sources: 'site/hills.svg',
    drawWidth: 1440,
    transparent: true,
    encodings: [],
    svgCopy: { to: 'public/site/hills.svg', maxBytes: 2 * KB },
  },
  {
    sources: 'escape-noel/landing.svg',
    drawWidth: 1600,
    transparent: false,
    encodings: [],
    svgCopy: { to: 'public/site/night.svg', maxBytes: 20 * KB },
  },
  {
    sources: 'brand/social-card.svg',
    drawWidth: 1200,
    transparent: false,
    encodings: [
      { width: 1200, format: 'jpeg', to: 'public/social-card.jpg', quality: 86, maxBytes: 200 * KB },
    ],
  },
];
