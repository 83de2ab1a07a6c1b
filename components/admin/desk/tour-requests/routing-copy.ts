import { shownDate } from '@/components/admin/kit/hours/shown-date'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { OWNER_MINUTES } from '@/lib/desk/routing/owner-minutes'
import { routedTo } from '@/lib/leads/tour-requests/routed-to'

type Facts = Record<string, unknown>

type Routed = {
  id: string
  ownerId: string | null
  events: readonly { tourRequestId: string | null; type: string; data: unknown }[]
}

/** Why routing gave the lead its owner, or none; undefined after a manual assignment. */
export function ownerReason({ id, ownerId, events }: Routed, zone: string): string | undefined {
  const own = events.filter(({ tourRequestId }) => tourRequestId === id)
  const last = own.findLast(
    ({ type }) => type === 'routed' || type === 'nobody-on-shift' || type === 'assigned',
  )
  const facts = (last?.data ?? {}) as Facts
  if (last?.type === 'nobody-on-shift' && !ownerId) {
    const { title, text } = nobodyWords(facts, zone)
    return `${title}\n${text}`
  }
  return last && last.type === 'routed' && routedTo(last) === ownerId ? routedWords(facts, zone) : undefined
}

/** Reason of a routing entry: 'On shift for Juniper House and next in turn'. */
export function routedWords(facts: Facts, zone: string): string {
  const word = (key: string) => (typeof facts[key] === 'string' ? (facts[key] as string) : null)
  const [community, at, covered, until, from] = ['community', 'at', 'coversFor', 'until', 'passedFrom'].map(
    word,
  )
  const place = community ? `On shift for ${community}` : 'On shift'
  const when = at ? `${place} when staffed hours start again (${formatMoment(new Date(at), zone)})` : place
  const before = from ?? 'The previous owner'
  const isFamilys = word('why') === 'family'
  const own = isFamilys ? 'Owns this family’s other requests' : `${when} and next in turn`
  const stead = `${when}, covering for ${covered}, who ${isFamilys ? 'owns this family’s other requests and ' : ''}is away`
  return [
    word('passed') === 'not-taken' && `${before} had not taken it within ${OWNER_MINUTES} minutes`,
    word('passed') === 'skipped' && `${before} skipped it`,
    covered ? stead + (until ? ` until ${shownDate(until)}` : '') : own,
  ]
    .filter(Boolean)
    .join('\n')
}

export function nobodyWords(facts: Facts, zone: string): { title: string; text: string } {
  const place = typeof facts.community === 'string' ? ` for ${facts.community}` : ''
  const next = typeof facts.next === 'string' ? formatMoment(new Date(facts.next), zone) : null
  return {
    title: `No one is on shift${place}`,
    text: next ? `It goes to the next person on shift, ${next}` : 'No one has hours in the next two months',
  }
}
