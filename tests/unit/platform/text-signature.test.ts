import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedBy } from '@/lib/platform/integrations/text-signature'

const TOKEN = '12345'
const sign = (text: string) => createHmac('sha1', TOKEN).update(text).digest('base64')

test('the example of the service itself is believed, and nothing that differs from it', () => {
  // From the vendor's documentation of request validation.
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
  const body =
    'Digits=1234&CallSid=CA1234567890ABCDE&To=%2B18005551212&Caller=%2B12349013030&From=%2B12349013030'
  const signature = '0/KCTR6DLpKmkAf8muzZqo1nDgQ='
  expect(isSignedBy(TOKEN, { url, body, signature })).toBe(true)
  expect(isSignedBy('54321', { url, body, signature })).toBe(false)
  expect(isSignedBy(TOKEN, { url: `${url}1`, body, signature })).toBe(false)
  expect(isSignedBy(TOKEN, { url, body: body.replace('1234', '1235'), signature })).toBe(false)
  expect(isSignedBy(TOKEN, { url, body, signature: '' })).toBe(false)
})

test('the address may be signed with its default port or without', () => {
  const url = 'https://example.com/a?b=1'
  expect(isSignedBy(TOKEN, { url, body: '', signature: sign('https://example.com:443/a?b=1') })).toBe(true)
  expect(isSignedBy(TOKEN, { url, body: '', signature: sign('https://example.com:80/a?b=1') })).toBe(false)
  const own = 'http://127.0.0.1:3000/a'
  expect(isSignedBy(TOKEN, { url: own, body: '', signature: sign(own) })).toBe(true)
})

test('repeated parameters count once for each value, in order', () => {
  const url = 'https://example.com/a'
  expect(isSignedBy(TOKEN, { url, body: 'b=2&a=z&b=1&b=2', signature: sign(`${url}azb1b2`) })).toBe(true)
})

test('with a hash of the body in the address, both must fit', () => {
  const body = '{"a":1}'
  const hash = createHash('sha256').update(body).digest('hex')
  const url = `https://example.com/a?bodySHA256=${hash}`
  expect(isSignedBy(TOKEN, { url, body, signature: sign(url) })).toBe(true)
  expect(isSignedBy(TOKEN, { url, body: '{"a":2}', signature: sign(url) })).toBe(false)
})
