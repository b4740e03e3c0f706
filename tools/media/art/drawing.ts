import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../../browser';
import { faceFile, ROOT } from '../root';
import { OUTPUT_RULES, type OutputRule } from './outputs';

const ART = join(ROOT, 'art');

/** A drawing of `art/`, its path from there, and what it becomes (nothing, when it is used as it is). */
export interface Source {
  readonly path: string;
  readonly name: string;
  readonly rule: OutputRule | undefined;
}

function toPattern(glob: string): RegExp {
  const escaped = glob.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('**/', '(?:.*/)?').replaceAll('*', '[^/]*')}$`);
}

/** Every drawing under `art/` (the kit's own pieces excepted) whose path fits the glob, in order. */
export function listSources(glob = '**/*.svg'): Source[] {
  const wanted = toPattern(glob.replace(/^(\.\/)?art\//, ''));
  return readdirSync(ART, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.svg') && !path.startsWith('kit/') && wanted.test(path))
    .toSorted()
    .map((path) => ({
      path,
      name: (path.split('/').at(-1) ?? path).replace(/\.svg$/, ''),
      rule: OUTPUT_RULES.find((rule) => toPattern(rule.sources).test(path)),
    }));
}

function kitPiece(name: string): string {
  const text = readFileSync(join(ART, 'kit', `${name}.svg`), 'utf8');
  return text.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

/** A cover without its lettering. */
function coverPiece(slug: string): string {
  const text = readFileSync(join(ART, 'covers', `${slug}.svg`), 'utf8');
  return text
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<!-- grain, title, collection -->[\s\S]*$/, '')
    .replaceAll(/<!--\s*kit\s*-->/g, '');
}

/** The text of a drawing, with `<!-- kit -->`, `<!-- kit:piece -->` and `<!-- cover:slug -->` replaced by what they name. */
export function readDrawing(source: Source): string {
  return readFileSync(join(ART, source.path), 'utf8')
    .replaceAll(/<!--\s*cover:([\w-]+)\s*-->/g, (_whole, slug: string) => coverPiece(slug))
    .replaceAll(/<!--\s*kit\s*-->/g, () => kitPiece('defs'))
    .replaceAll(/<!--\s*kit:([\w-]+)\s*-->/g, (_whole, piece: string) => kitPiece(piece));
}

/** Width divided by height, from the drawing's viewBox. */
export function ratioOf(svg: string, path: string): number {
  const box = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg);
  if (!box) throw new Error(`${path}: the drawing needs a viewBox`);
  return Number(box[1]) / Number(box[2]);
}

function fontFace(family: string, file: string, style: string): string {
  const data = readFileSync(faceFile(file)).toString('base64');
  return `@font-face{font-family:${family};font-style:${style};font-weight:100 1000;src:url(data:font/woff2;base64,${data})}`;
}

const titleOf = (svg: string): string => /class="sheet-title"[^>]*>([^<]+)/.exec(svg)?.[1] ?? '';

/** Draws drawings in one Chromium page: fonts are loaded once. */
export interface Easel {
  /** A PNG of the drawing, `width` pixels wide. */
  draw(svg: string, width: number, height: number, transparent: boolean): Promise<Buffer>;
  /** A page of A4 with the drawing, its title and its texts in reading order for screen readers (criterion 13.3 of the RGAA). */
  print(svg: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens Chromium with the product's two faces: the browser that the tests find, or the browser that `CHROMIUM_PATH` names. */
export async function openEasel(): Promise<Easel> {
  const browser: Browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage();
  const faces = [
    fontFace('Fraunces', 'fraunces/files/fraunces-latin-full-normal.woff2', 'normal'),
    fontFace('Fraunces', 'fraunces/files/fraunces-latin-full-italic.woff2', 'italic'),
    fontFace('Nunito', 'nunito/files/nunito-latin-wght-normal.woff2', 'normal'),
  ].join('');
  await page.setContent(
    `<!doctype html><html lang="fr"><style>${faces}html,body{margin:0;background:transparent}svg{display:block;width:100vw;height:100vh}</style><main id="easel"></main>`,
  );
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  const place = (svg: string) =>
    page.evaluate((markup) => {
      const easel = document.getElementById('easel');
      if (easel) easel.innerHTML = markup;
    }, svg);
  return {
    async draw(svg, width, height, transparent) {
      await page.setViewportSize({ width, height });
      await place(svg);
      return page.screenshot({ omitBackground: transparent, animations: 'disabled' });
    },
    async print(svg) {
      await place(svg);
      await page.evaluate((title) => void (document.title = title), titleOf(svg));
      const file = await page.pdf({
        tagged: true,
        width: '210mm',
        height: '297mm',
        pageRanges: '1',
        printBackground: true,
      });
      // The same drawing gives the same file: Chromium writes the instant.
      const dated = /\/(CreationDate|ModDate) \(D:\d{14}/g;
      return Buffer.from(file.toString('latin1').replaceAll(dated, '/$1 (D:20260101000000'), 'latin1');
    },
    close: () => browser.close(),
  };
}
