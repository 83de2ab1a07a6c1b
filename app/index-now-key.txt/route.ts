import { connection } from 'next/server'
import { env } from '@/lib/platform/env'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'

/** Shows search engines that what they are told of this site comes from it (indexnow.org, documentation). */
export const GET = route(async () => {
  await connection()
  const key = env().INDEXNOW_KEY
  if (!key) throw notFound()
  return new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
})
