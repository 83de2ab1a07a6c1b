import { randomInt, randomUUID } from 'node:crypto'
import { POST } from '@/app/api/tour-requests/route'

export type Sent = {
  /** The visitor's address as the front process would report it; null when unknown. */
  from?: string | null
  headers?: Record<string, string>
  /** With its question mark. */
  query?: string
}

/** A form submission by a new person. */
export function leadBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Ann O’Brien',
    phone: somePhone(),
    email: '',
    message: 'Looking for my mother',
    transactionId: randomUUID(),
    formSecret: randomUUID(),
    ...changes,
  }
}

/** A random US phone number in the fictional range. */
export function somePhone(): string {
  return `(${randomInt(201, 989)}) ${randomInt(201, 989)}-${randomInt(1000, 9999)}`
}

/** POST /api/tour-requests through its handler, without a server. */
export function postLead(
  body: unknown,
  { from = '203.0.113.9', headers = {}, query = '' }: Sent = {},
): Promise<Response> {
  return POST(
    new Request(`http://localhost:3000/api/tour-requests${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(from ? { 'x-porchlight-client-address': from } : {}),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    undefined,
  )
}

/** Posts a lead that must be accepted; returns the response body. */
export async function acceptedLead(
  body: unknown,
  sent?: Sent,
): Promise<{ transactionId: string; promise: string }> {
  const response = await postLead(body, sent)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as { transactionId: string; promise: string }
}
