import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
const root='/work/wt/debug/';
const { buildBootstrap } = await import(root+'scripts/build/buildBootstrap.ts');
const { buildLeaves } = await import(root+'scripts/build/buildLeaves.ts');
const f='/tmp/dbg/leaves.json';
if (!existsSync(f)) { const l=await buildLeaves(); writeFileSync(f, JSON.stringify(l.map(({metafile,...x}:any)=>x))); }
const leaves=JSON.parse(readFileSync(f,'utf8'));
for (const [e,k,o] of [['react','tag','skerry.js'],['preact','tag','skerry.slim.js'],['react','module','skerry.mjs'],['preact','module','skerry.slim.mjs']]) {
  await buildBootstrap(leaves,e,k,'0.1.0');
  const s=readFileSync(root+'dist/'+o);
  console.log(o, brotliCompressSync(s,{params:{[constants.BROTLI_PARAM_QUALITY]:11,[constants.BROTLI_PARAM_SIZE_HINT]:s.length}}).length);
}
