import { randomUUID } from 'node:crypto'

let visitors = 0

/** Submits the lead form of a running server from a new client address. Returns the transactionId. */
export async function sendLead(url: string, fields: Record<string, unknown>): Promise<string> {
  visitors += 1
  const transactionId = randomUUID()
  const response = await fetch(`${url}/api/tour-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${visitors}` },
    body: JSON.stringify({
      phone: `(303) 555-${String(1000 + visitors)}`,
      email: '',
      transactionId,
      formLoadTime: Date.now() - 60_000,
      ...fields,
    }),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return transactionId
}
