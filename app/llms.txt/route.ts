import { connection } from 'next/server'
import { route } from '@/lib/platform/http/route'
import { llmsText } from '@/lib/site/seo/llms-text'

/** What the site holds, for language models (llmstxt.org). */
export const GET = route(async () => {
  await connection()
  return new Response(await llmsText(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
})
