import { expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from '@/lib/desk/webhooks/webhook-signature'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

test('J4: signs as the Standard Webhooks libraries do', () => {
  // The vector that the specification's own libraries are tested with.
  const headers = signedHeaders(
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
    new Date(1_614_265_330_000),
  )
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('J4: while a secret is replaced a message carries both signatures', () => {
  const [next, before] = [newWebhookSecret(), newWebhookSecret()]
  const message = { id: 'msg_1', body: '{}' }
  const at = new Date(0)
  const of = (secret: string) => signedHeaders([secret], message, at)['webhook-signature']
  expect(signedHeaders([next, before], message, at)['webhook-signature']).toBe(`${of(next)} ${of(before)}`)
  expect(of(next)).not.toBe(of(before))
})

test('waits as long as the receiver asks, at most an hour', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  expect(parseRetryAfter('120', now)).toBe(120)
  expect(parseRetryAfter('Sun, 22 Nov 2026 10:00:30 GMT', now)).toBe(30)
  expect(parseRetryAfter('86400', now)).toBe(3_600)
  for (const none of [undefined, '', '0', 'soon', 'Sun, 22 Nov 2026 09:00:00 GMT']) {
    expect(parseRetryAfter(none, now)).toBeNull()
  }
})
