import 'server-only'
import { env } from '@/lib/platform/env'
import { escapeHtml } from '@/lib/platform/escape-html'
import type { SitemapEntry } from '@/lib/site/seo/sitemap/sitemap-rows'

/** Omits an unknown `lastmod`, because a made-up one would devalue the others. */
export function urlElement({ path, lastModified }: SitemapEntry): string {
  return `<url><loc>${absolute(path)}</loc>${lastmod(lastModified)}</url>\n`
}

export function indexElement(path: string, lastModified: Date | null): string {
  return `<sitemap><loc>${absolute(path)}</loc>${lastmod(lastModified)}</sitemap>`
}

/** Like lib/platform/site.ts, but without parsing SITE_URL 50,000 times. */
function absolute(path: string): string {
  return escapeHtml(env().SITE_URL.replace(/\/$/, '') + encodeURI(path))
}

function lastmod(date: Date | null): string {
  return date ? `<lastmod>${date.toISOString()}</lastmod>` : ''
}
