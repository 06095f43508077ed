import { chromium } from '/work/main/node_modules/playwright/index.mjs';
import { findChromium } from '/work/main/scripts/browsers/findChromium.ts';
import { createPages } from '/work/main/fixtures/server/pages.ts';
const pages=['gallery-autocolumns','gallery-autorows','gallery-designs','gallery-platform','newsletter'];
const b = await chromium.launch({executablePath: findChromium(), args:['--no-sandbox']});
for (const width of [390,1280]) for (const name of pages) {
  const ctx = await b.newContext({viewport:{width,height:720}});
  const p = await ctx.newPage();
  await p.addInitScript(()=>{ (window as any).ro=[]; addEventListener('error',e=>{ if(/ResizeObserver/.test(e.message)) (window as any).ro.push(performance.now()|0)},true); });
  try {
  await p.goto(`http://localhost:7350/${name}/`,{timeout:10000});
  await p.waitForTimeout(300);
  await p.evaluate(async()=>{ for(let y=0;y<document.documentElement.scrollHeight && y<8000;y+=500){scrollTo({top:y,behavior:'instant'});await new Promise(r=>setTimeout(r,40))} });
  await p.setViewportSize({width:width-40,height:700}); await p.waitForTimeout(150);
  await p.setViewportSize({width:width,height:720}); await p.waitForTimeout(150);
  const ro = await p.evaluate(()=>(window as any).ro);
  if (ro.length) console.log(width,name,JSON.stringify(ro));
  } catch(e){console.log(name,String(e).slice(0,100))}
  await ctx.close();
}
await b.close();
