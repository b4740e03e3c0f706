import { chromium } from '/work/main/node_modules/playwright/index.mjs';
import { readFileSync } from 'node:fs';
const b = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-gpu']});
const BASE='http://127.0.0.1:4355';
const anon=/EMBEDDED_ANON_KEY =\s*'([^']+)'/.exec(readFileSync('tools/embedded/config.ts','utf8'))?.[1]!;
const sess=await (await fetch(BASE+'/auth/v1/token?grant_type=password',{method:'POST',headers:{apikey:anon,'content-type':'application/json'},body:JSON.stringify({email:'aurore@exemple.fr',password:'etoile24'})})).text();
for (const [path,k] of [['/escape-noel/avis',0],['/escape-noel/artefacts',1],['/escape-noel/profile',1],['/escape-noel/constellation',1]] as const) {
const c = await b.newContext({ viewport:{width:412,height:823}, deviceScaleFactor:1.75, isMobile:true, hasTouch:true });
const p = await c.newPage();
if(k) await p.addInitScript(s=>localStorage.setItem('escape-noel-session',s),sess);
await p.addInitScript(()=>{ (globalThis as any).log=[]; new PerformanceObserver(l=>{for(const e of l.getEntries() as any[]) (globalThis as any).log.push('LCP '+Math.round(e.startTime)+' '+e.size+' '+e.element?.outerHTML.slice(0,200))}).observe({type:'largest-contentful-paint',buffered:true}); new PerformanceObserver(l=>{for(const e of l.getEntries() as any[]) (globalThis as any).log.push('SHIFT '+Math.round(e.startTime)+' '+e.value.toFixed(4)+' '+e.sources.map((s:any)=>(s.node?.outerHTML??s.node?.textContent??'').slice(0,120)+JSON.stringify([s.previousRect.y,s.previousRect.height,s.currentRect.y,s.currentRect.height])).join(' | '))}).observe({type:'layout-shift',buffered:true}); new PerformanceObserver(l=>{for(const e of l.getEntries()) (globalThis as any).log.push('LONG '+Math.round(e.startTime)+' '+Math.round(e.duration))}).observe({type:'longtask',buffered:true});});
const cdp=await c.newCDPSession(p); await cdp.send('Network.emulateNetworkConditions',{offline:false,latency:150,downloadThroughput:200000,uploadThroughput:90000}); await cdp.send('Emulation.setCPUThrottlingRate',{rate:2});
await p.goto(BASE+path); await p.waitForTimeout(5000); console.log(path,'\n  '+(await p.evaluate(()=>(globalThis as any).log.join('\n  '))));
await c.close(); }
await b.close();
