import { createHash } from 'node:crypto'
import { REPORT_SETTINGS } from '@/lib/platform/error-reports/mark'
import { TEXT_SIZE_SCRIPT } from '@/lib/platform/text-size'
import { customScriptSources } from '@/lib/server/front/custom-script-sources'
import { isLoader } from '@/lib/server/front/scripts-after-paint'
import { contentSecurityPolicy } from '@/lib/server/front/security-headers'

/** A script with `src`, or JSON and other data, which never runs and needs no permission. */
const DATA_OR_FILE = /\s(?:src=|type="(?!text\/javascript|module))/

/** A string literal as `JSON.stringify` writes it. */
const TEXT = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`

/** The names of the chunks React waits for, as Turbopack's start has them. */
const CHUNKS = String.raw`\["static\/chunks\/[^"\\]+"(?:,"static\/chunks\/[^"\\]+")*\]`

/**
 * The scripts that Next and React put into a page, from end to end: whatever somebody managed to put beside them has another
 * form, gets no hash and does not run. The data of the page; the time of the first frame, for streamed parts.
 */
const OF_THE_FRAMEWORK = new RegExp(
  String.raw`^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|self\.__next_f\.push\(\[[13],${TEXT}\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":${CHUNKS},"runtimeModuleIds":\[[\d,]*\]\}\);|requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);)$`,
)

/**
 * A host of somebody else that a page may use, when the page carries what would use it. The one place for such hosts, but for those
 * of ad platforms, whose tags run in a document apart (lib/server/front/ad-frame.ts), and those that a landing page names itself, under seal
 * (lib/server/front/custom-script-sources.ts).
 */
export type ForeignHost = {
  isUsedIn: (page: Buffer) => boolean
  allows: Partial<Record<'script-src' | 'frame-src' | 'connect-src' | 'img-src', string>>
}

/** Cloudflare's bot check. A page's forms carry its key wherever they may show it. */
export function turnstileHost(siteKey: string): ForeignHost {
  const host = 'https://challenges.cloudflare.com'
  return { isUsedIn: (page) => page.includes(siteKey), allows: { 'script-src': host, 'frame-src': host } }
}

/** The error-reporting service of a DSN. A public page says so when its errors are reported; /admin and /login load nothing of it. */
export function reportsHost(dsn: string): ForeignHost {
  return {
    isUsedIn: (page) => page.includes(`name="${REPORT_SETTINGS}"`),
    allows: { 'connect-src': new URL(dsn).origin },
  }
}

/**
 * The policy of one HTML page: our own files, the inline scripts that stand in it, each by its hash, and the foreign hosts it
 * uses (docs/decisions/015-script-policy.md). Takes the page as the bytes that are sent: they are what is hashed, and a text made of
 * all of them costs more than the hashes.
 */
export function pagePolicies(foreign: readonly ForeignHost[] = []) {
  return (page: Buffer): string => {
    const custom = customScriptSources(page)
    const used: ForeignHost['allows'][] = [
      ...foreign.filter((host) => host.isUsedIn(page)).map(({ allows }) => allows),
      ...custom.hosts.map((host) => ({ 'script-src': host, 'connect-src': host, 'img-src': host })),
    ]
    const source = (name: keyof ForeignHost['allows'], ...own: string[]) =>
      [...own, ...used.flatMap((allows) => allows[name] ?? [])].join(' ')
    return contentSecurityPolicy({
      'default-src': "'none'",
      'script-src': source('script-src', "'self'", ...inlineHashes(page), ...custom.hashes),
      // React writes style attributes, and Radix a style element while a dialog holds the page still.
      'style-src': "'self' 'unsafe-inline'",
      'img-src': source('img-src', "'self'", 'data:'),
      'font-src': "'self'",
      'connect-src': source('connect-src', "'self'"),
      'frame-src': source('frame-src', "'self'"),
      'media-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
    })
  }
}

export type PagePolicy = ReturnType<typeof pagePolicies>

/** Sources of the inline scripts of a page that are ours; one that is of no known form gets none and does not run. */
function inlineHashes(page: Buffer): string[] {
  const hashes = new Set<string>()
  for (const { attributes, text } of scriptsIn(page)) {
    if (DATA_OR_FILE.test(attributes) || text.length === 0 || !isOurs(text.toString('latin1'))) continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes]
}

const OPENS = '<script'
const CLOSES = '</script>'

function* scriptsIn(page: Buffer): Generator<{ attributes: string; text: Buffer }> {
  let at = page.indexOf(OPENS)
  while (at >= 0) {
    const opened = page.indexOf('>', at)
    const closed = page.indexOf(CLOSES, opened)
    if (opened < 0 || closed < 0) return
    yield {
      attributes: page.toString('latin1', at + OPENS.length, opened),
      text: page.subarray(opened + 1, closed),
    }
    at = page.indexOf(OPENS, closed + CLOSES.length)
  }
}

function isOurs(script: string): boolean {
  return script === TEXT_SIZE_SCRIPT || isLoader(script) || OF_THE_FRAMEWORK.test(script)
}
