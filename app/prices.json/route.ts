import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { siteUrl } from '@/lib/platform/site'
import { priceList } from '@/lib/site/seo/price-list'

/** The price table for programs, from the rows of the pages. */
export const GET = route(async () => {
  await connection()
  const body = { page: siteUrl('/pricing-and-availability'), prices: await priceList(new Date()) }
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=600' } })
})
