import { startHttpStub } from '@/tests/support/http-stub'

/** Fake of Cloudflare's siteverify that checks each request's shape. */
export async function startTurnstileStub() {
  const spent = new Map<string, unknown>()
  const stub = await startHttpStub(({ method, headers, body }) => {
    const sent = JSON.parse(body) as Record<string, string>
    if (method !== 'POST' || headers['content-type'] !== 'application/json')
      throw new Error('not a JSON post')
    if (
      !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/.test(sent.idempotency_key ?? '')
    ) {
      throw new Error('the idempotency key is no UUID')
    }
    if (sent.secret !== 'turnstile-secret') return refusal('invalid-input-secret')
    if (!sent.response?.startsWith('good')) return refusal('invalid-input-response')
    // A token works once, except for retries with its idempotency key.
    const before = spent.get(sent.response)
    if (before && before !== sent.idempotency_key) return refusal('timeout-or-duplicate')
    spent.set(sent.response, sent.idempotency_key)
    return { status: 200, body: { success: true, 'error-codes': [], hostname: 'localhost' } }
  })
  return stub
}

function refusal(code: string) {
  return { status: 200, body: { success: false, 'error-codes': [code] } }
}
