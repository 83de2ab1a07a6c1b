import { formatDay } from '@/components/admin/kit/lead-time'
import { findRefusal, type Refusal } from '@/lib/platform/do-not-contact/find-refusal'
import { type ContactChannel, SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'

/** By channel, the text shown instead of a contact button: 'Asked on Nov 21 not to be called'. */
export type RefusedWays = Partial<Record<ContactChannel, string>>

/** The refused channels with their reasons. */
export function refusedWays(refusals: readonly Refusal[], timeZone: string): RefusedWays {
  const ways: RefusedWays = {}
  for (const channel of ['call', 'text', 'mail'] as const) {
    const refusal = findRefusal(refusals, { channel, by: 'person' })
    if (refusal) ways[channel] = refusalSentence(refusal, timeZone)
  }
  return ways
}

/** 'Asked on Nov 21 not to be called' */
export function refusalSentence(
  { scope, saidAt }: Pick<Refusal, 'scope' | 'saidAt'>,
  timeZone: string,
): string {
  return SCOPE_WORDS[scope].asked.replace(/^asked/, `Asked on ${formatDay(saidAt, timeZone)}`)
}
