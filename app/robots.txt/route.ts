import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { siteUrl } from '@/lib/platform/site'

/**
 * Blocks non-page paths and search results, which are endless. Pages with noindex (/login, /tour-scheduled)
 * stay crawlable: a blocked crawler would never read the tag and could list the bare URL.
 */
export const GET = route(async () => {
  await connection()
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /search', '']
  return new Response([...lines, `Sitemap: ${siteUrl('/sitemap.xml')}`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
})
