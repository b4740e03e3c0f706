import { describe, expect, test } from 'vitest';
import { pageNames, pruneStyles } from './pruneStyles';

const names = pageNames('<main class="hero md:block"><h1 class="py-2.5">Bonjour</h1></main>');
const prune = (css: string) => pruneStyles(css, names);

describe('The styles of the first paint', () => {
  test('keep what the page can show, and leave out the rest', () => {
    expect(prune('.hero{color:red}.carousel{color:blue}')).toBe('.hero{color:red}');
    expect(prune('.hero .letter{color:red}h1,table{margin:0}')).toBe('h1{margin:0}');
    expect(prune('.hero:hover:after,.menu:hover{top:0}')).toBe('.hero:hover:after{top:0}');
  });

  test('know an escaped name', () => {
    const css =
      '.py-2\\.5{padding:1px}@media (min-width:48rem){.md\\:block{display:block}.lg\\:block{top:0}}';
    expect(prune(css)).toBe('.py-2\\.5{padding:1px}@media (min-width:48rem){.md\\:block{display:block}}');
    expect(prune('.\\32 xl{top:0}')).toBe('');
    expect(pruneStyles('.\\32 xl{top:0}', pageNames('<p class="2xl">'))).toBe('.\\32 xl{top:0}');
  });

  test('never judge by what stands in parentheses, brackets or strings', () => {
    const css =
      '*,:before{margin:0}:is(.absent,.hero){top:0}h1:not(.absent){top:0}[data-a=".b{"]{content:"}.x{"}html:has(dialog[open]){top:0}';
    expect(prune(css)).toBe(css);
  });

  test('judge by what stands in alternatives, of which one is enough', () => {
    const kept = 'main:is(.absent,.hero){top:0}html :where(.hero h1){top:0}';
    expect(prune(`${kept}html :is(.absent,.gone){top:0}:where(.absent h1){top:0}`)).toBe(kept);
  });

  test('keep the faces, the properties and the animations that something uses', () => {
    const kept =
      '@font-face{font-family:A;src:url(/a.woff2)}@property --x{syntax:"*";inherits:false}.hero{top:var(--x);animation:1s rise}@keyframes rise{to{top:0}}';
    expect(
      prune(`${kept}@keyframes rise-again{to{top:0}}.menu{animation:1s fold}@keyframes fold{to{top:0}}`),
    ).toBe(kept);
    const named = ':root{--a:1s rise}.hero{animation:var(--a)}@keyframes rise{to{top:0}}';
    expect(prune(named)).toBe(named);
  });

  test('leave out what is disabled where nothing is', () => {
    const css = '.hero:disabled{color:grey}';
    expect(prune(css)).toBe('');
    expect(pruneStyles(css, pageNames('<button class="hero" disabled="">'))).toBe(css);
  });

  test('leave out the custom properties that nothing reads, and what only those read', () => {
    const read = ':root{--a:var(--b);--b:1px}.hero{top:var(--a, var( --c))}';
    expect(
      prune(
        `${read}@property --d{syntax:"*";inherits:false}.hero{--d:var(--e)}:root{--e:0}.menu{top:var(--d)}`,
      ),
    ).toBe(read);
    const own = '.hero{--d:0}';
    expect(pruneStyles(own, pageNames('<p class="hero" style="top:var(--d)">'))).toBe(own);
  });

  test("leave out a field's parts where there is no field", () => {
    const css = '::placeholder{opacity:1}::-webkit-datetime-edit{padding:0}';
    expect(prune(css)).toBe('');
    expect(pruneStyles(css, pageNames('<input>'))).toBe(css);
    expect(prune('.hero::-webkit-scrollbar{display:none}')).toBe('.hero::-webkit-scrollbar{display:none}');
  });
});
