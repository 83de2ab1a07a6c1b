/** As React writes the scripts Next names, and the hint to load one of them early. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g
/** The scripts of single components, as the page's data names them: React asks for them as soon as it reads it. */
const NAMED = /\/_next\/static\/chunks\/[\w.~-]+\.js(?=\\?")/g
const DATA = /<script>self\.__next_f\.push\(.*?<\/script>/gs
const PRELOAD = /<link rel="preload" as="script" [^>]*\/>/g

/**
 * Runs in the page: adds its scripts when it has been painted, or has loaded where nothing is painted (a tab in the
 * background, a browser that does not tell). The `async` property sets the attribute by which React finds its scripts.
 */
const LOADER = `(function(l){
function go(){l.splice(0).forEach(function(a){var s=document.createElement("script");s.src=a;s.async=true;document.head.appendChild(s)})}
function soon(){setTimeout(go)}
try{new PerformanceObserver(soon).observe({type:"paint",buffered:true})}catch(e){}
addEventListener("load",soon)
})`.replaceAll('\n', '')

/**
 * The page with its scripts fetched and run after its first paint (docs/decisions/009-scripts-after-paint.md). Asynchronous
 * ones come while the page is laid out, and on a slow phone hold up the words for half a second. Unchanged when Next
 * writes its scripts in another way.
 */
export function scriptsAfterPaint(html: string): string {
  const named = [...html.matchAll(DATA)].flatMap(([data]) => [...data.matchAll(NAMED)].map(([name]) => name))
  const started = [...html.matchAll(SCRIPT)].map(([, address]) => address as string)
  // Which of the named ones React lists too depends on what the server had loaded before.
  const addresses = [...new Set([...started.filter((address) => !named.includes(address)), ...named])]
  if (started.length === 0 || !html.includes('</head>')) return html
  const loader = `<script>${LOADER}(${JSON.stringify(addresses)})</script></head>`
  return html
    .replaceAll(SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => loader)
}

const ADDRESSES = /^\(\["\/_next\/static\/[^"\\]+"(?:,"\/_next\/static\/[^"\\]+")*\]\)$/

/** Whether the text of a script is what `scriptsAfterPaint` put there, from end to end. */
export function isLoader(script: string): boolean {
  return script.startsWith(LOADER) && ADDRESSES.test(script.slice(LOADER.length))
}
