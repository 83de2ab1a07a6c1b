import { type StubRequest, startHttpStub } from '@/tests/support/http-stub'

/** Report of a test tag: how it was called, and everything it found on the page. */
export type Heard = { call: unknown[]; page: string; referrer: string; title: string; found: string[] }

/** Reads everything in its document, like tags that scan forms, and reports it with each call. */
const CURIOUS = `function tell(call) {
  const found = [...document.querySelectorAll('body *')].map((e) => e.value || e.textContent).concat(document.cookie)
  const { href: page } = location
  const body = JSON.stringify({ call, page, referrer: document.referrer, title: document.title, found })
  fetch(origin + '/collect', { method: 'POST', mode: 'no-cors', body, keepalive: true })
}
const origin = new URL(document.currentScript.src).origin`

/** Like gtag.js: processes the data layer and replaces it. */
const GOOGLE = `document.cookie = '_gcl_au=1.1.test; path=/; max-age=7776000'
const work = (call) => tell([...call])
const waiting = window.dataLayer.splice(0)
window.dataLayer.push = (...calls) => calls.forEach(work)
waiting.forEach(work)`

/** Like fbevents.js: processes the queue. */
const META = `document.cookie = '_fbp=fb.1.1795190000000.1098115397; path=/; max-age=7776000'
window.fbq.callMethod = (...call) => tell(call)
for (const call of window.fbq.queue.splice(0)) tell(call)`

/** Like bat.js: a class that takes over the queue. */
const MICROSOFT = `document.cookie = '_uetvid=test; path=/; max-age=7776000'
window.UET = class {
  constructor({ q, ...settings }) {
    tell(['new', settings])
    tell(q)
  }
  push(...call) { tell(call) }
}`

const within = (script: string) => `(() => {\n${CURIOUS}\n${script}\n})()`

async function startTagServer(path: string, script: string) {
  const heard: Heard[] = []
  const loads: StubRequest[] = []
  const stub = await startHttpStub((request) => {
    const [asked = ''] = request.path.split('?', 1)
    if (asked === '/collect') {
      heard.push(JSON.parse(request.body) as Heard)
      return { status: 200, body: 'thanks', headers: { 'content-type': 'text/plain' } }
    }
    if (asked !== path) throw new Error(`no such call: ${request.method} ${request.path}`)
    loads.push(request)
    return { status: 200, body: within(script), headers: { 'content-type': 'text/javascript' } }
  })
  return { ...stub, heard, loads }
}

/** Fake tag servers of Google, Meta and Microsoft, with scripts that behave like theirs. */
export async function startTagServers() {
  const [google, meta, microsoft] = await Promise.all([
    startTagServer('/gtag/js', GOOGLE),
    startTagServer('/en_US/fbevents.js', META),
    startTagServer('/bat.js', MICROSOFT),
  ])
  const all = [google, meta, microsoft]
  return {
    google,
    meta,
    microsoft,
    settings: { GOOGLE_TAG_URL: google.url, META_TAG_URL: meta.url, MICROSOFT_TAG_URL: microsoft.url },
    /** Everything requested from or sent to any of them, as one text. */
    everything: () => JSON.stringify(all.map(({ requests }) => requests.map(({ at: _, ...told }) => told))),
    count: () => all.reduce((sum, { requests }) => sum + requests.length, 0),
    failures: () => all.flatMap(({ failures }) => failures),
    async close(): Promise<void> {
      await Promise.all(all.map(({ close }) => close()))
    },
  }
}
