/**
 * HTML on its way from the server components of a document to the drawing of that document. The two are separate
 * bundles of one process, so it waits in a place both can name.
 */
type Waiting = { entries: Map<string, { html: string; since: number }>; size: number }

const place = globalThis as { porchlightStillContent?: Waiting }

/** Drawing follows at once; what nobody fetched by then belonged to a document that was given up. */
const KEEP_MS = 30_000
const MAXIMUM_CHARACTERS = 16_000_000

/** Leaves content to be drawn under its key. @returns false when there is no room: it must travel in the document then */
export function leaveStillContent(key: string, html: string, now = Date.now()): boolean {
  place.porchlightStillContent ??= { entries: new Map(), size: 0 }
  const waiting = place.porchlightStillContent
  const known = waiting.entries.get(key)
  if (known) drop(waiting, key, known.html)
  for (const [old, { html, since }] of waiting.entries) {
    if (now - since < KEEP_MS) break
    drop(waiting, old, html)
  }
  if (waiting.size + html.length > MAXIMUM_CHARACTERS) return false
  waiting.entries.set(key, { html, since: now })
  waiting.size += html.length
  return true
}

/** Stays until it is old: React may draw an element more than once. */
export function findStillContent(key: string): string | undefined {
  return place.porchlightStillContent?.entries.get(key)?.html
}

function drop(waiting: Waiting, key: string, html: string): void {
  waiting.entries.delete(key)
  waiting.size -= html.length
}
