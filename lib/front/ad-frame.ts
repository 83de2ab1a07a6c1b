import 'server-only'
import type { AdTags } from '@/lib/ad-tags/ad-tags'
import { tagHosts, tagSources } from '@/lib/ad-tags/tag-hosts'
import { env } from '@/lib/env'
import { contentSecurityPolicy } from '@/lib/front/security-headers'

/**
 * The document in which the tags run, with its policy: the one place where hosts of ad platforms are allowed, and only of those
 * that are set (docs/decisions/055-ad-tags.md). Every other page of the site keeps its own.
 */
export function adFrame(tags: AdTags): Response {
  const source = tagSources(tags)
  const settings = {
    google: tags.google?.ids.join(' '),
    googleSource: source.google,
    conversion: tags.google?.conversion,
    meta: tags.meta,
    metaSource: source.meta,
    metaEvent: tags.meta && env().META_EVENT_NAME,
    microsoft: tags.microsoft,
    microsoftSource: source.microsoft,
  }
  const html = `<!doctype html><html lang="en-US"><title>Website</title><script src="/ad-tags.js"${attributesOf(settings)}></script></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(tags),
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    },
  })
}

function policyOf(tags: AdTags): string {
  const hosts = tagHosts(tags)
  return contentSecurityPolicy({
    'default-src': "'none'",
    'script-src': ["'self'", ...hosts['script-src']].join(' '),
    'connect-src': hosts['connect-src'].join(' '),
    'img-src': hosts['img-src'].join(' '),
    'frame-src': hosts['frame-src'].join(' ') || "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  })
}

/** `data-…` attributes; what is not set is left out. */
function attributesOf(settings: Record<string, string | null | undefined>): string {
  return Object.entries(settings)
    .filter(([, value]) => value)
    .map(([name, value]) => {
      const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return ` data-${attribute}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    })
    .join('')
}
