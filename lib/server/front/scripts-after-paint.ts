const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g
/** Component scripts named in the page's data, which React requests when it reads the data. */
const NAMED = /\/_next\/static\/chunks\/[\w.~-]+\.js(?=\\?")/g
const DATA = /<script>self\.__next_f\.push\(.*?<\/script>/gs
const PRELOAD = /<link rel="preload" as="script" [^>]*\/>/g

/** Adds scripts after first paint, or after load where nothing is painted (a background tab). */
const LOADER = `(function(l){
function go(){l.splice(0).forEach(function(a){var s=document.createElement("script");s.src=a;s.async=true;document.head.appendChild(s)})}
function soon(){setTimeout(go)}
try{new PerformanceObserver(soon).observe({type:"paint",buffered:true})}catch(e){}
addEventListener("load",soon)
})`.replaceAll('\n', '')

/**
 * Delays scripts until after first paint (docs/decisions/009-scripts-after-paint.md): async scripts would
 * delay text by half a second on slow phones. Unchanged when Next writes scripts another way.
 */
export function scriptsAfterPaint(html: string): string {
  const named = [...html.matchAll(DATA)].flatMap(([data]) => [...data.matchAll(NAMED)].map(([name]) => name))
  const started = [...html.matchAll(SCRIPT)].map(([, address]) => address as string)
  // React lists some named scripts, too, depending on earlier requests.
  const addresses = [...new Set([...started.filter((address) => !named.includes(address)), ...named])]
  if (started.length === 0 || !html.includes('</head>')) return html
  const loader = `<script>${LOADER}(${JSON.stringify(addresses)})</script></head>`
  return html
    .replaceAll(SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => loader)
}

const ADDRESSES = /^\(\["\/_next\/static\/[^"\\]+"(?:,"\/_next\/static\/[^"\\]+")*\]\)$/

export function isLoader(script: string): boolean {
  return script.startsWith(LOADER) && ADDRESSES.test(script.slice(LOADER.length))
}
