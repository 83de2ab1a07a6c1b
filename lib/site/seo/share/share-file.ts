import 'server-only'
import { atMost } from '@/lib/platform/at-most'
import { unavailable } from '@/lib/platform/errors'
import { drawShareCard } from '@/lib/site/seo/share/draw-share-card'
import type { ShareCard } from '@/lib/site/seo/share/share-image'

/** About 100 KB each. */
const KEPT = 150

const oneAtATime = atMost(1, {
  waiting: 50,
  refuse: () => unavailable(10, 'Many previews are being drawn. Please try again in a moment'),
})

const drawn = new Map<string, Promise<Buffer>>()

/** The JPEG of a card: drawn once and kept in memory under its version, the oldest making room. */
export function shareFile(card: ShareCard): Promise<Buffer> {
  const kept = drawn.get(card.version)
  if (kept) return kept
  const drawing = oneAtATime(() => drawShareCard(card))
  drawn.set(card.version, drawing)
  drawing.catch(() => drawn.delete(card.version))
  const [oldest] = drawn.keys()
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest)
  return drawing
}
