import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { siteUrl } from '@/lib/platform/site'

/**
 * Closes what crawlers have no business with, and search results, which have no end. Pages with noindex (/login,
 * /tour-scheduled) stay open: a crawler that may not fetch them would never read it and could list the bare address.
 */
export const GET = route(async () => {
  await connection()
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /search', '']
  return new Response([...lines, `Sitemap: ${siteUrl('/sitemap.xml')}`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
})
