import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { sitemapIndex } from '@/lib/site/seo/sitemap/sitemap-files'

/** The index of all sitemaps (feature E5). */
export const GET = route(async () => {
  await connection()
  return new Response(await sitemapIndex(), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  })
})
