import 'server-only'
import { unavailable } from '@/lib/platform/errors'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { drawShareCard } from '@/lib/site/seo/share/draw-share-card'
import type { ShareCard } from '@/lib/site/seo/share/share-image'

/** About 100 KB each. */
const MAX_KEPT = 150

const oneAtATime = limitConcurrency(1, {
  waiting: 50,
  refuse: () => unavailable(10, 'Many previews are being drawn. Please try again in a moment'),
})

const drawn = new Map<string, Promise<Buffer>>()

/** A card's JPEG, kept in memory by version; the oldest is evicted. */
export function shareFile(card: ShareCard): Promise<Buffer> {
  const kept = drawn.get(card.version)
  if (kept) return kept
  const drawing = oneAtATime(() => drawShareCard(card))
  drawn.set(card.version, drawing)
  drawing.catch(() => drawn.delete(card.version))
  const [oldest] = drawn.keys()
  if (drawn.size > MAX_KEPT && oldest !== undefined) drawn.delete(oldest)
  return drawing
}
