import type { AsksAhead } from '../../src/app/asksAhead.ts';
import { RENEWED_BEFORE_MS, SESSION_KEY } from '../../src/api/sessionKey.ts';

/**
 * The inline script that asks the backend for what a page will show, while its program is on its way: the same addresses, key and
 * headers as the program's own requests, which take these replies (src/api/ahead.ts). A session that has to be renewed first is
 * left to the program.
 * @param key the project's public key.
 */
export function aheadScript({ told, everybody, knight, idPlace }: AsksAhead, key: string): string {
  return [
    '(()=>{const asked=self.askedAhead={};let session=null;',
    `try{session=JSON.parse(localStorage.getItem(${JSON.stringify(SESSION_KEY)}))}catch{}`,
    `if(session&&!(session.expires_at*1000>Date.now()+${RENEWED_BEFORE_MS}))return;`,
    'const token=session?session.access_token:null;',
    `const key=${JSON.stringify(key)};`,
    'const ask=path=>{const address=new URL(path,location.origin);',
    'if(!token)address.searchParams.set("apikey",key);',
    'const headers=token?{apikey:key,authorization:`Bearer ${token}`}:{};',
    'const reply=fetch(address,{headers,signal:AbortSignal.timeout(20000)});',
    // Whoever takes the reply hears of its failure.
    'reply.catch(()=>{});asked[address.href]={token,reply};return address.href};',
    told === null ? '' : tellScript(told),
    `${JSON.stringify(everybody)}.forEach(ask);`,
    `if(token)${JSON.stringify(knight)}.forEach(path=>ask(path.replace(${JSON.stringify(idPlace)},session.user.id)))`,
    '})()',
  ].join('');
}

/**
 * Asks for a row and writes what it says into the elements whose `data-ahead` names its columns, once the page has been read as far
 * as that, and unless the program has taken the reply: it then writes them itself. A picture that it names is asked for as well.
 */
function tellScript(path: string): string {
  return [
    `const told=ask(${JSON.stringify(path)});`,
    'const write=row=>{if(!asked[told])return;',
    'const places=document.querySelectorAll("[data-ahead]");',
    'if(!places.length)return void(document.readyState==="loading"&&requestAnimationFrame(()=>write(row)));',
    'places.forEach(place=>{place.textContent=row[place.dataset.ahead]});self.toldAhead=row;',
    'if(row.mediatype==="image")new Image().src=row.image_url};',
    'asked[told].reply.then(reply=>reply.clone().json()).then(([row])=>row&&write(row)).catch(()=>{});',
  ].join('');
}
