/**
 * The one inline script of a prerendered page. It wakes the page at the first sign of a visitor (pointer, key, focus), or
 * once it has loaded and the browser has been idle: nothing of it competes with the first paint. Its hash is in the policy.
 *
 * An address with a query or a fragment wakes the page at once: what it asks for is not in the page as it was written.
 * @param entry the address of the application's script.
 * @param styles the address of its whole style sheet, of which the page holds only what it shows.
 */
export function bootScript(entry: string, styles: string): string {
  return [
    '(()=>{',
    'let awake=false;',
    'const add=(rel,href,then)=>{const link=document.createElement("link");link.rel=rel;link.href=href;',
    'if(then){link.onload=link.onerror=then}document.head.append(link)};',
    'const wake=()=>{if(awake)return;awake=true;',
    `add("modulepreload",${JSON.stringify(entry)});`,
    `add("stylesheet",${JSON.stringify(styles)},()=>import(${JSON.stringify(entry)}))};`,
    'for(const sign of["pointermove","pointerdown","touchstart","keydown","focusin"])',
    'addEventListener(sign,wake,{once:true,capture:true,passive:true});',
    'const idle=self.requestIdleCallback||setTimeout;',
    'addEventListener("load",()=>setTimeout(()=>idle(wake),1500));',
    'if(location.search){document.documentElement.dataset.query="";wake()}',
    'if(location.hash)wake()',
    '})()',
  ].join('');
}
