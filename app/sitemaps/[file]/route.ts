import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { sitemapFile } from '@/lib/site/seo/sitemap/sitemap-files'

/** Published, indexed, canonical URLs of one type, streamed from the database. */
export const GET = route<{ params: Promise<{ file: string }> }>(async (_request, { params }) => {
  const pieces = sitemapFile((await params).file)
  if (!pieces) throw notFound('There is no such sitemap')
  // Read before responding, so that a database outage still gives a 5xx.
  const first = await pieces.next()
  return new Response(streamOf(first, pieces), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  })
})

function streamOf(first: IteratorResult<string>, pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | undefined = first
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = next ?? (await pieces.next())
      next = undefined
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
