import 'server-only'
import { env } from '@/lib/platform/env'
import { escapeHtml } from '@/lib/platform/escape-html'
import type { SitemapEntry } from '@/lib/site/seo/sitemap/sitemap-rows'

/** One address of a sitemap. `lastmod` is left out where nothing is known: a made-up one would devalue the true ones. */
export function urlElement({ path, lastModified }: SitemapEntry): string {
  return `<url><loc>${absolute(path)}</loc>${lastmod(lastModified)}</url>\n`
}

/** One file in the index of sitemaps. */
export function indexElement(path: string, lastModified: Date | null): string {
  return `<sitemap><loc>${absolute(path)}</loc>${lastmod(lastModified)}</sitemap>`
}

/** As lib/platform/site.ts makes it, without parsing the site's own address 50,000 times. */
function absolute(path: string): string {
  return escapeHtml(env().SITE_URL.replace(/\/$/, '') + encodeURI(path))
}

function lastmod(date: Date | null): string {
  return date ? `<lastmod>${date.toISOString()}</lastmod>` : ''
}
