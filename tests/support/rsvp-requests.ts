import { randomUUID } from 'node:crypto'
import { addDays, addHours } from 'date-fns'
import { POST as POST_RSVP } from '@/app/api/events/[slug]/rsvps/route'
import { POST as POST_CANCEL } from '@/app/api/rsvps/[token]/cancel/route'
import { db } from '@/lib/platform/database/db'

/** Creates a public event ten days from now, with a new slug. */
export function givenEvent(changes: Record<string, unknown> = {}) {
  const startsAt = addDays(new Date(), 10)
  return db.event.create({
    data: {
      slug: `supper-${randomUUID().slice(0, 8)}`,
      title: 'Soup on the stove',
      startsAt,
      endsAt: addHours(startsAt, 2),
      locationText: 'Kitchen',
      ...changes,
    },
  })
}

/** A form submission by a new person. */
export function rsvpBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const person = randomUUID().slice(0, 8)
  return {
    name: `Guest ${person}`,
    email: `${person}@example.com`,
    guests: 1,
    transactionId: randomUUID(),
    ...changes,
  }
}

/** POST /api/events/{slug}/rsvps through its handler, from a new client address unless one is given. */
export function postRsvp(
  slug: string,
  body: unknown,
  { from = randomAddress(), type = 'application/json', headers = {} as Record<string, string> } = {},
) {
  return POST_RSVP(
    new Request(`http://localhost:3000/api/events/${slug}/rsvps`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-porchlight-client-address': from, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { params: Promise.resolve({ slug }) },
  )
}

/** Posts an RSVP that must be accepted, retrying when the server is overloaded; returns the response body. */
export async function acceptedRsvp(slug: string, body: unknown): Promise<{ status: string; path: string }> {
  let response = await postRsvp(slug, body)
  for (let again = 0; response.status === 503 && again < 10; again++) response = await postRsvp(slug, body)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as { status: string; path: string }
}

/** Submits the cancel form of the private page at this path. */
export function postCancel(path: string): Promise<Response> {
  const token = path.split('/').at(-1) ?? ''
  return POST_CANCEL(
    new Request(`http://localhost:3000/api/rsvps/${token}/cancel`, {
      method: 'POST',
      headers: { 'x-porchlight-client-address': randomAddress() },
    }),
    { params: Promise.resolve({ token }) },
  )
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 250) + 1
  return `10.${part()}.${part()}.${part()}`
}
