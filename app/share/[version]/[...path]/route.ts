import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { shareFile } from '@/lib/site/seo/share/draw-share-card'
import { shareCard, sharedPath } from '@/lib/site/seo/share/share-subject'

type Context = { params: Promise<{ version: string; path: string[] }> }

/** Link preview picture of a page (E3). Old versions return the current one: old posts link to them. */
export const GET = route<Context>(async (_request, { params }) => {
  const { version, path } = await params
  const page = sharedPath(path)
  const card = page === null ? null : await shareCard(page)
  if (!card) throw notFound('This page has no picture')
  const file = await shareFile(card)
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(file.length),
      'cache-control':
        version === card.version ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    },
  })
})
