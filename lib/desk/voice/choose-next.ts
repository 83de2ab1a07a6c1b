import { addSeconds } from 'date-fns'
import type { CallablePerson } from '@/lib/desk/voice/people-on-shift'

/** Calls to one person about one lead. */
const ROUNDS = 3

/** Before a phone rings again about the same lead. */
const PAUSE_S = 60

type Facts = {
  /** Earlier calls about the lead; all have ended. */
  calls: readonly { userId: string | null; endedAt: Date | null; key: string | null }[]
  /** People whose phone rings, or who talk. */
  busy: ReadonlySet<string | null>
  now: Date
}

type Next = { is: 'person'; person: CallablePerson } | { is: 'later'; at: Date } | { is: 'nobody' }

/** Whose phone rings next: the first of those who were called least often, three times at most. */
export function chooseNext(people: readonly CallablePerson[], { calls, busy, now }: Facts): Next {
  const own = (id: string) => calls.filter(({ userId }) => userId === id)
  // A person who said "somebody else" is not asked again.
  const left = people.filter(({ id }) => own(id).length < ROUNDS && !own(id).some(({ key }) => key === '3'))
  if (left.length === 0) return { is: 'nobody' }
  const restsUntil = ({ id }: CallablePerson) =>
    Math.max(0, ...own(id).map(({ endedAt }) => (endedAt ? addSeconds(endedAt, PAUSE_S).getTime() : 0)))
  const free = left
    .filter((person) => !busy.has(person.id) && restsUntil(person) <= now.getTime())
    .toSorted((a, b) => own(a.id).length - own(b.id).length)
  if (free[0]) return { is: 'person', person: free[0] }
  const resting = left.filter(({ id }) => !busy.has(id)).map(restsUntil)
  const soonest = resting.length > 0 ? Math.min(...resting) : addSeconds(now, PAUSE_S / 2).getTime()
  return { is: 'later', at: new Date(soonest) }
}
