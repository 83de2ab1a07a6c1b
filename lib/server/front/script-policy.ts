import 'server-only'
import { createHash } from 'node:crypto'
import { REPORT_SETTINGS } from '@/lib/platform/error-reports/mark'
import { TEXT_SIZE_SCRIPT } from '@/lib/platform/text-size'
import { isLoader } from '@/lib/server/front/scripts-after-paint'
import { contentSecurityPolicy } from '@/lib/server/front/security-headers'
import { CUSTOM_SCRIPTS_MARK } from '@/lib/site/landing-pages/custom-script'
import { openScripts } from '@/lib/site/landing-pages/seal-scripts'

/** Scripts with `src`, and data such as JSON, which never runs. */
const DATA_OR_FILE = /\s(?:src=|type="(?!text\/javascript|module))/

/** A string literal as `JSON.stringify` writes it. */
const TEXT = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`

const CHUNKS = String.raw`\["static\/chunks\/[^"\\]+"(?:,"static\/chunks\/[^"\\]+")*\]`

/** Matched completely: an injected script has another form, gets no hash and does not run. */
const FRAMEWORK_SCRIPT = new RegExp(
  String.raw`^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|self\.__next_f\.push\(\[[13],${TEXT}\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":${CHUNKS},"runtimeModuleIds":\[[\d,]*\]\}\);|requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);)$`,
)

/** Only ad tags (ad-frame.ts) and sealed landing page scripts have other hosts. */
type ThirdPartyHost = {
  isUsedIn: (page: Buffer) => boolean
  allows: Partial<Record<'script-src' | 'frame-src' | 'connect-src' | 'img-src', string>>
}

/** Cloudflare's bot check; pages with forms contain its key. */
export function turnstileHost(siteKey: string): ThirdPartyHost {
  const host = 'https://challenges.cloudflare.com'
  return { isUsedIn: (page) => page.includes(siteKey), allows: { 'script-src': host, 'frame-src': host } }
}

/** The error-reporting host; only public pages carry its mark. */
export function reportsHost(dsn: string): ThirdPartyHost {
  return {
    isUsedIn: (page) => page.includes(`name="${REPORT_SETTINGS}"`),
    allows: { 'connect-src': new URL(dsn).origin },
  }
}

/**
 * Builds a page's policy: own files, hashes of its inline scripts, and third-party hosts that it uses
 * (docs/decisions/015-script-policy.md); these can change meanwhile. Works on bytes, because decoding
 * them would cost more than hashing.
 */
export function pagePolicies(thirdParties: () => readonly ThirdPartyHost[] = () => []) {
  return (page: Buffer): string => {
    const custom = customScriptSources(page)
    const used: ThirdPartyHost['allows'][] = [
      ...thirdParties()
        .filter((host) => host.isUsedIn(page))
        .map(({ allows }) => allows),
      ...custom.hosts.map((host) => ({ 'script-src': host, 'connect-src': host, 'img-src': host })),
    ]
    const source = (name: keyof ThirdPartyHost['allows'], ...own: string[]) =>
      [...own, ...used.flatMap((allows) => allows[name] ?? [])].join(' ')
    return contentSecurityPolicy({
      'default-src': "'none'",
      'script-src': source('script-src', "'self'", ...inlineHashes(page), ...custom.hashes),
      // React writes style attributes, and Radix a style element while a dialog is open.
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

function inlineHashes(page: Buffer): string[] {
  const hashes = new Set<string>()
  for (const { attributes, text } of scriptsIn(page)) {
    if (DATA_OR_FILE.test(attributes) || text.length === 0 || !isKnownScript(text.toString('latin1')))
      continue
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

function isKnownScript(script: string): boolean {
  return script === TEXT_SIZE_SCRIPT || isLoader(script) || FRAMEWORK_SCRIPT.test(script)
}

const MARKED = `<template ${CUSTOM_SCRIPTS_MARK}=`

/** Static elements have one more attribute (components/static/static-element.tsx). */
const SEALED = new RegExp(`${MARKED}"([\\w-]+)"(?: data-static="[\\w-]+")?>([^<]*)</template>`, 'g')

/** Script policy sources for a page's own scripts (decision 070); elements without our seal are ignored. */
function customScriptSources(page: Buffer): { hashes: string[]; hosts: string[] } {
  if (!page.includes(MARKED)) return { hashes: [], hosts: [] }
  const scripts = [...page.toString('latin1').matchAll(SEALED)].flatMap(
    ([, seal = '', text = '']) => openScripts(seal, text)?.scripts ?? [],
  )
  return {
    hashes: scripts.flatMap((script) => ('code' in script ? hashOf(script.code) : [])),
    hosts: [...new Set(scripts.flatMap((script) => ('src' in script ? new URL(script.src).origin : [])))],
  }
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
