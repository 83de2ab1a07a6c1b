import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { lookAtAll } from '@/lib/server/health/look-at-all'
import type { State } from '@/lib/server/health/part'

export type HealthLine = {
  name: string
  title: string
  state: State
  words: string
  lastGoodAt: string | null
  todo: string | null
  href: string | null
}

/** What is so of every part right now. @throws AppError 403 */
export async function healthReport(actor: Actor): Promise<HealthLine[]> {
  assertCan(actor, 'read', 'healthSign')
  const looked = await lookAtAll()
  return looked.map(({ part: { name, title }, fact: { state, words, lastGoodAt, todo, href } }) => ({
    name,
    title,
    state,
    words,
    lastGoodAt: lastGoodAt?.toISOString() ?? null,
    todo: todo ?? null,
    href: href ?? null,
  }))
}
