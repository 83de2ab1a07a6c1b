import * as events from '@/app/api/v1/lead-events/route'
import * as one from '@/app/api/v1/leads/[id]/route'
import { feedSchema } from '@/lib/desk/partners/lead-feed'
import { partnerAnswerSchema, partnerLeadSchema } from '@/lib/leads/partner-leads/partner-lead'
import { givenKey } from '@/tests/support/api-keys'
import { leadBody, postLead } from '@/tests/support/lead-requests'

type Route = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

type Call = { params?: Record<string, string>; body?: object; query?: string }

/** Calls a route below /api/v1 without a server. @returns status and body */
export async function callByKey(
  route: Route,
  headers: Record<string, string>,
  { params = {}, body, query = '' }: Call = {},
): Promise<{ status: number; body: unknown }> {
  const request = new Request(`http://localhost/api/v1${query}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await route(request, { params: Promise.resolve(params) })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

type Headers = Record<string, string>

/** A key that sends and follows requests. */
export const givenReader = (given: Parameters<typeof givenKey>[1] = {}) =>
  givenKey(['leads:write', 'leads:read'], given)

/** Sends a new family's request, as a program does. @returns the documented answer and its status */
export async function sendByKey(headers: Headers, changes: Record<string, unknown> = {}) {
  const { name, phone, message } = leadBody()
  const response = await postLead({ name, phone, message, ...changes }, { headers })
  const body = partnerAnswerSchema.strict().parse(await response.json())
  return { status: response.status, ...body }
}

/** Reads a request of the key. */
export async function readByKey(headers: Headers, id: string) {
  const { body } = await callByKey(one.GET, headers, { params: { id } })
  return partnerLeadSchema.parse(body)
}

type Feed = ReturnType<typeof feedSchema.parse>

/** Reads the feed of the key after a cursor. */
export async function feedOf(headers: Headers, after = '0'): Promise<Feed> {
  const { body } = await callByKey(events.GET, headers, { query: `?after=${after}` })
  return feedSchema.parse(body)
}

export const typesIn = ({ events: told }: Feed) => told.map(({ type }) => type)
