import { formatDay } from '@/components/admin/kit/lead-time'
import { type Refusal, refusalAmong } from '@/lib/platform/do-not-contact/refusal-among'
import { type ContactChannel, SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'

/** What a person who would call, text or write reads instead: 'Asked on Nov 21 not to be called'. By channel. */
export type RefusedWays = Partial<Record<ContactChannel, string>>

/** The ways by which a person must not contact them, each with the reason. */
export function refusedWays(refusals: readonly Refusal[], timeZone: string): RefusedWays {
  const ways: RefusedWays = {}
  for (const channel of ['call', 'text', 'mail'] as const) {
    const refusal = refusalAmong(refusals, { channel, by: 'person' })
    if (refusal) ways[channel] = refusedWords(refusal, timeZone)
  }
  return ways
}

/** 'Asked on Nov 21 not to be called' */
export function refusedWords({ scope, saidAt }: Pick<Refusal, 'scope' | 'saidAt'>, timeZone: string): string {
  return SCOPE_WORDS[scope].asked.replace(/^asked/, `Asked on ${formatDay(saidAt, timeZone)}`)
}
