import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { checkAllParts } from '@/lib/server/health/check-all-parts'
import type { PartStatus, State } from '@/lib/server/health/part'

export type HealthLine = {
  name: string
  title: string
  state: State
  words: string
  lastGoodAt: string | null
  todo: string | null
  href: string | null
  action: PartStatus['action'] | null
}

/** The current state of every part. @throws AppError 403 */
export async function healthReport(actor: Actor): Promise<HealthLine[]> {
  assertCan(actor, 'read', 'administration')
  const checked = await checkAllParts()
  return checked.map(
    ({ part: { name, title }, status: { state, words, lastGoodAt, todo, href, action } }) => ({
      name,
      title,
      state,
      words,
      lastGoodAt: lastGoodAt?.toISOString() ?? null,
      todo: todo ?? null,
      href: href ?? null,
      action: action ?? null,
    }),
  )
}
