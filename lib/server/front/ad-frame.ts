import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import { type AdTags, getAdTags } from '@/lib/leads/ad-tags/ad-tags'
import { tagHosts, tagSources } from '@/lib/leads/ad-tags/tag-hosts'
import { env } from '@/lib/platform/env'
import { escapeHtml } from '@/lib/platform/escape-html'
import { log } from '@/lib/platform/log'
import { adChoiceIn } from '@/lib/platform/privacy/ad-choice'
import type { Step } from '@/lib/server/front/front'
import { allowOwnFrames, contentSecurityPolicy, policyOn } from '@/lib/server/front/security-headers'

const PATH = '/ad-tags'

/** The ad tags' document, for a frame in pages (decision 055); empty when refused or not configured. */
export const answerAdFrame: Step = (request, response, path) => {
  if (path !== PATH) return false
  const none = () => response.writeHead(204, { 'cache-control': 'no-store' }).end()
  if (request.method !== 'GET' || refusesTags(request.headers)) {
    none()
    return true
  }
  getAdTags().then(
    (tags) => {
      if (!tags) return none()
      const html = frameOf(tags)
      allowOwnFrames(response)
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': Buffer.byteLength(html),
        'content-security-policy': policyOn(response, policyOf(tags)),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      return response.end(html)
    },
    (error) => {
      log.warn({ err: error }, 'ad tags could not be read; this page is served without them')
      none()
    },
  )
  return true
}

/** The only policy that allows hosts of ad platforms, and only of configured ones. */
export function policyOf(tags: AdTags): string {
  const hosts = tagHosts(tags)
  return contentSecurityPolicy({
    'default-src': "'none'",
    'script-src': ["'self'", ...hosts['script-src']].join(' '),
    'connect-src': hosts['connect-src'].join(' '),
    'img-src': hosts['img-src'].join(' '),
    'frame-src': hosts['frame-src'].join(' ') || "'none'",
    'form-action': "'none'",
  })
}

export function frameOf(tags: AdTags): string {
  const settings = {
    google: tags.google?.ids.join(' '),
    conversion: tags.google?.conversion,
    meta: tags.meta,
    'meta-event': tags.meta && env().META_EVENT_NAME,
    microsoft: tags.microsoft,
    ...Object.fromEntries(tagSources(tags).map(([platform, address]) => [`${platform}-source`, address])),
  }
  const attributes = Object.entries(settings)
    .filter(([, value]) => value)
    .map(([name, value]) => ` data-${name}="${escapeHtml(String(value))}"`)
  return `<!doctype html><html lang="en-US"><title>Website</title><script src="/ad-tags.js"${attributes.join('')}></script></html>`
}

/** True when a browser signal or the visitor's choice forbids ad platform scripts. */
export function refusesTags(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1' || adChoiceIn(headers.cookie ?? null) === 'denied'
}
