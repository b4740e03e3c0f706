import { SESSION_KEY } from '../../src/api/sessionKey.ts';
import { CALM_KEY } from '../../src/effects/calmKey.ts';
import { DOOR_KEY } from '../../src/escape-noel/pages/landing/doorKey.ts';
import { PROGRESS_KEY } from '../../src/escape-noel/shared/player/progressKey.ts';
import { ALIVE } from '../../src/lib/alive.ts';
import { paths } from '../../src/paths.ts';
import { smallLettersScript } from './letters.ts';
import type { PartFiles } from './manifest.ts';

/**
 * The one inline script of a prerendered page. It wakes the page at the first sign of a visitor (pointer, key, focus), or
 * once it has loaded and the browser has been idle: nothing of it competes with the first paint. Its hash is in the policy.
 *
 * An address with a query or a fragment wakes the page at once: what it asks for is not in the page as it was written.
 * So does the game's home for whoever has already played in this browser: it shows what they have done and where they go on.
 * An inner page of the game wakes for everybody as soon as it is painted, and keeps what is pressed until then.
 *
 * Before that it leads an address with capitals to the one in small letters, and says three things to the style sheets that only this
 * browser knows: the stained-glass door has been opened already in this session, whether « Mode calme » is on, and whether somebody
 * seems to be signed in. A fourth, `data-still`, is taken back once the page has been painted: what is to move takes layers of its own,
 * and the frame after a first one that holds layers waits for all of them to be painted.
 * @param entry the address of the application's script.
 * @param files its whole style sheets, of which the page holds only what it shows, and the scripts that must be there before it:
 * all of a page that wakes by itself, so that its links lead somewhere until all of it answers.
 */
export function bootScript(entry: string, { styles, scripts }: PartFiles, byItself: boolean): string {
  return [
    '(()=>{',
    // The page that is left must not wake on top of another one's markup.
    smallLettersScript('return'),
    'const mark=document.documentElement.dataset;mark.still="";',
    `try{if(sessionStorage.getItem(${JSON.stringify(DOOR_KEY)}))mark.porte="";`,
    `if(localStorage.getItem(${JSON.stringify(SESSION_KEY)}))mark.knight="";`,
    // The page that comes alive says the same: another mark would have the browser look at all of it again.
    `const calm=localStorage.getItem(${JSON.stringify(CALM_KEY)});`,
    'mark.calme=(calm?calm==="true":matchMedia("(prefers-reduced-motion:reduce)").matches)?"oui":"non"}catch{}',
    'let awake=false;',
    // Each in a task of its own: fifteen in one keep a small phone from answering. A timer would wait for a test's stopped clock.
    'const add=(rel,href,more)=>new Promise(then=>{const{port1,port2}=new MessageChannel;port1.onmessage=()=>{',
    'const link=Object.assign(document.createElement("link"),{rel,href,crossOrigin:"",...more});',
    'link.onload=()=>then(link);link.onerror=()=>then();document.head.append(link)};port2.postMessage(0)});',
    // Each sheet waits for the others, as one for paper would, then all take the place of what the page was written with, which stays
    // where one does not come: the browser styles the page once and not once for each, and from then on by no rule twice.
    'const dress=sheets=>{for(const sheet of sheets)if(sheet)sheet.media="all";',
    'if(!sheets.includes(undefined))document.querySelector("style[data-written]")?.remove()};',
    'const wake=()=>{if(awake)return;awake=true;',
    // A script that a poor network did not bring is asked for again at the next sign.
    `Promise.all([Promise.all(${JSON.stringify(styles)}.map(sheet=>add("stylesheet",sheet,{media:"print",fetchPriority:"high"}))).then(dress),`,
    `...${JSON.stringify(scripts)}.map(script=>add("modulepreload",script))])`,
    `.then(()=>import(${JSON.stringify(entry)})).catch(()=>{awake=false})};`,
    'const listen={capture:true,passive:true};',
    'for(const sign of["pointerdown","keydown","focusin"])addEventListener(sign,wake,listen);',
    // A page that appears under a mouse at rest is sent a movement of no length: that is no sign of anybody.
    'addEventListener("pointermove",({movementX,movementY})=>{if(movementX||movementY)wake()},listen);',
    byItself ? WHEN_PAINTED : WHEN_IDLE,
    'if(location.search){mark.query="";wake()}',
    '})()',
  ].join('');
}

const WHEN_IDLE = [
  'const idle=self.requestIdleCallback||setTimeout;',
  // A browser that is never idle, because it paints without a graphics card for instance, wakes all the same.
  // What waits on the site is the home page's title: it rises one second after load (spec §2).
  'addEventListener("load",()=>{setTimeout(()=>delete mark.still,1000);setTimeout(()=>idle(wake,{timeout:2000}),1500)});',
  'if(location.hash)wake();',
  `try{if(location.pathname.startsWith(${JSON.stringify(paths.game.landing)})&&`,
  `[${JSON.stringify(SESSION_KEY)},${JSON.stringify(PROGRESS_KEY)}].some(key=>localStorage.getItem(key)!==null))wake()}catch{}`,
  ';',
].join('');

const WHEN_PAINTED = [
  // What is read comes first. A page that nobody sees is not painted, and an old browser does not tell.
  'const begin=()=>{delete mark.still;wake()};',
  'if(!document.hidden&&self.PerformanceObserver?.supportedEntryTypes?.includes("paint"))',
  'new PerformanceObserver(begin).observe({type:"paint",buffered:true});else addEventListener("load",begin);',
  // What is pressed before the page is alive waits until it is: the last press counts, and no form leaves by itself. A part that is
  // alive already hears nothing of it until then: it would do it twice.
  'let pressed;',
  'const press=event=>{const button=event.target.closest?.("button");if(button){pressed=button;event.preventDefault();event.stopPropagation()}};',
  'addEventListener("click",press,true);',
  `addEventListener(${JSON.stringify(ALIVE)},()=>{removeEventListener("click",press,true);setTimeout(()=>pressed?.click())},{once:true});`,
].join('');
