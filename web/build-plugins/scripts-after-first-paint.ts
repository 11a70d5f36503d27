// The server renders the pages, so the code that takes them over may come after the first paint, and the
// bytes before it are the page's own. The document starts its scripts by a line of its own, which the
// server allows by its hash; what the page needs besides is listed in its head (SCRIPTS_ID). Until then
// that line keeps the browser's offer to install the app, which would be lost
// (browser/device/installation.ts).
import type { Plugin } from 'vite';
import { SCRIPTS_ID } from '@brasa/core/site/page-data.rules.ts';

const LONGEST_WAIT_MS = 3000;
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

export function scriptsAfterFirstPaint(): Plugin {
  return {
    name: 'scripts-after-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const entry = ENTRY.exec(html)?.[1];
        if (entry === undefined) throw new Error('the document has no entry script');
        const shared = [...html.matchAll(PRELOADS)].map(([, address]) => address ?? '');
        const rest = html.replace(ENTRY, '').replaceAll(PRELOADS, '');
        return rest.replace('</body>', `<script>${starter(entry, shared)}</script>\n  </body>`);
      },
    },
  };
}

/**
 * Waits until something has been painted and the pictures of the first screen are there; not longer
 * than a visitor would wait before tapping, not once they do, and not at all where the browser tells no
 * paints.
 */
function starter(entry: string, shared: readonly string[]): string {
  const start = `const installation=window.brasaInstallation={offer:null,isInstalled:false};
addEventListener("beforeinstallprompt",(event)=>{event.preventDefault();installation.offer=event});
addEventListener("appinstalled",()=>{installation.isInstalled=true});
let isStarted=false;
function start(){
  if(isStarted)return;
  isStarted=true;
  document.documentElement.dataset.painted="";
  const own=JSON.parse(document.getElementById("${SCRIPTS_ID}")?.textContent??"[]");
  for(const href of [...${JSON.stringify(shared)},...own])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
  document.head.append(Object.assign(document.createElement("script"),{type:"module",src:"${entry}"}));
}
const painted=new Promise((resolve)=>{
  try{new PerformanceObserver(resolve).observe({type:"paint",buffered:true})}catch{resolve()}
});
const loaded=new Promise((resolve)=>{addEventListener("load",resolve)});
Promise.all([painted,loaded]).then(start);
for(const first of ["pointerdown","keydown"])addEventListener(first,start,{once:true,passive:true});
setTimeout(start,${LONGEST_WAIT_MS});`;
  return `{${start}}`;
}
