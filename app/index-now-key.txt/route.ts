import { connection } from 'next/server'
import { env } from '@/lib/platform/env'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'

/** Proves to search engines that IndexNow messages come from this site (indexnow.org, documentation). */
export const GET = route(async () => {
  await connection()
  const key = env().INDEXNOW_KEY
  if (!key) throw notFound()
  return new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
})
