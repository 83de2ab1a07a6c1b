import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { llmsText } from '@/lib/site/seo/llms-text'

/** A summary of the site for language models (llmstxt.org). */
export const GET = route(async () => {
  await connection()
  return new Response(await llmsText(new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
})
