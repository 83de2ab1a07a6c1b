import { outputAt } from '@/tests/support/field-effects/public-output'

/**
 * Text around the place where the output of an address begins to differ from `kept`; null where it does not.
 * Changes that any write makes are no difference: ids, times since `began`, versions of drawings.
 */
export async function difference(address: string, kept: string, began: number): Promise<string | null> {
  const before = withoutWrites(kept, began)
  const now = withoutWrites(await outputAt(address), began)
  if (before === now) return null
  const at = [...before].findIndex((letter, index) => letter !== now[index])
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `${around(before)} / ${around(now)}`
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const TIME = /\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d\.\d{3}z/g
/** Changes with each room that is entered, also where the drawing stays. */
const VERSION_OF_DRAWING = /[\da-f]{8}\.svg/g
/** In the order in which the parts of a page are ready. */
const PRELOAD = /<link rel="preload"[^>]*>/g

/** An output without what a write alone changes: ids by their order, no times since `began`. */
function withoutWrites(text: string, began: number): string {
  const ids: string[] = []
  return text
    .replace(ID, (id) => `id-${ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1}`)
    .replace(TIME, (time) => (Date.parse(time.toUpperCase()) >= began ? '' : time))
    .replace(VERSION_OF_DRAWING, '')
    .replace(PRELOAD, '')
}
