import { expect, test } from 'vitest'
import { openText, sealText } from '@/lib/platform/mail/sealed-text'

test('a sealed text opens to itself, is other each time and shows nothing of it', () => {
  const text = 'Öffnen: /login?reset=abc'
  const [one, two] = [sealText(text), sealText(text)]
  expect(openText(one)).toBe(text)
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('reset')
})

test('a changed one does not open', () => {
  const bytes = Buffer.from(sealText('a link'), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => openText(bytes.toString('base64url'))).toThrow()
  expect(() => openText('')).toThrow()
})
