/** The package ships no types: what `tools/media/fonts/subset.ts` uses of it. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** Leaves out the glyphs that only the font's own substitutions would reach. */
    noLayoutClosure?: boolean;
    /** Axes of a variable font: a fixed value, or a narrower range. */
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
  }

  /** Keeps of a font only what `text` needs. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
