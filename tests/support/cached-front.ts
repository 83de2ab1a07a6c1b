import type { IncomingMessage, ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { createPageCache, type PageCacheOptions } from '@/lib/server/front/page-cache'
import { startFront } from '@/tests/support/front'
import { until } from '@/tests/support/until'

/** A complete page, long enough to be compressed. */
export function pageOf(text: string): string {
  return `<!DOCTYPE html><html><body><p>${text}</p>${'<p>A porch light is on. </p>'.repeat(200)}</body></html>`
}

export function sendHtml(response: ServerResponse, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(pageOf(text))
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Starts the front process before a fake app. `renders` are its cache's requests, `passed` all others. */
export async function startCachedFront(
  answer: Answer = (request, response) => sendHtml(response, `rendered ${request.url}`),
  options: Partial<PageCacheOptions> = {},
) {
  const renders: { url: string; headers: IncomingMessage['headers'] }[] = []
  const passed: string[] = []
  const cache = createPageCache({
    siteUrl: 'https://evergrove.example',
    application: (request, response) => {
      renders.push({ url: request.url ?? '', headers: request.headers })
      answer(request, response)
    },
    ...options,
  })
  onTestFinished(cache.close)
  const front = await startFront(
    async (request, response) => {
      if (await cache.answer(request, response)) return
      passed.push(`${request.method} ${request.url}`)
      answer(request, response)
    },
    { fromMemory: cache.answerFromMemory },
  )
  return { ...front, cache, renders, passed }
}

/** Waits until edit notices arrive; before that the cache is inactive. */
export async function untilNoticesArrive(): Promise<void> {
  const { isListening, startListening } = await import('@/lib/platform/cache/tag-expiry.mjs')
  await startListening()
  await until('notices arrive', isListening)
}
