import 'server-only'
import { addHours } from 'date-fns'
import { ABSOLUTE_HOURS } from '@/lib/accounts/access/session-limits'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { currentKey } from '@/lib/platform/keyring/kept-keys'
import { keyring } from '@/lib/platform/keyring/keyring'
import { shownMoment } from '@/lib/records/declare/shown-value'
import type { Part, PartStatus } from '@/lib/server/health/part'
import { countOlder, type OlderCount } from '@/lib/server/keyring/reseal'

/** How many stored values still need an older secret, and when it can go (decision 116). */
export const keyringPart: Part = {
  name: 'keyring',
  title: 'Keyring',
  outside: 'alarm',
  async check(): Promise<PartStatus> {
    const [older, { since, isNextKnown }] = await Promise.all([countOlder(), currentKey()])
    const unknown = older.filter(({ unknown }) => unknown > 0)
    if (unknown.length > 0)
      return {
        state: 'bad',
        words: `Sealed under a secret that is not known here: ${listed(unknown, 'unknown')}`,
        todo: 'Add the previous secret to NEXTAUTH_SECRET_PREVIOUS and restart. If it is lost, create these values again.',
      }
    if (older.length > 0)
      return {
        state: 'good',
        words: `${stillNeed(older)}: ${listed(older, 'count')}. A worker reseals them within minutes`,
      }
    const others = keyring().length - 1
    if (others === 0) return { state: 'good', words: 'Every stored value uses the current secret' }
    if (isNextKnown)
      return { state: 'good', words: 'The next secret can be read, so it can become the current one' }
    return {
      state: 'good',
      words: `No stored value needs an older secret. ${mayGo(since, await companyZone())}`,
    }
  },
}

function mayGo(since: Date | null, timeZone: string): string {
  if (!since) return 'A worker has not loaded the current one yet'
  const until = addHours(since, ABSOLUTE_HOURS)
  return until > new Date()
    ? `People who signed in earlier need it until ${shownMoment(until.toISOString(), timeZone)}`
    : 'It can be removed from NEXTAUTH_SECRET_PREVIOUS, which ends the private links sent under it'
}

function stillNeed(older: readonly OlderCount[]): string {
  const count = older.reduce((sum, each) => sum + each.count, 0)
  return count === 1 ? 'One value still needs an older secret' : `${count} values still need an older secret`
}

function listed(counts: readonly OlderCount[], which: 'count' | 'unknown'): string {
  return counts
    .map(({ named: [one, many], ...each }) => `${each[which]} ${each[which] === 1 ? one : many}`)
    .join(', ')
}
