import { expect, test } from 'vitest'
import { encryptPush } from '@/lib/platform/push/encrypt-push'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** The browser of RFC 8291, section 5. */
const DEVICE = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

test('C7: a push is encrypted as in the example of RFC 8291', () => {
  const sent = encryptPush('When I grow up, I want to be a watermelon', DEVICE, {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  })
  expect(sent.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('no two pushes are encrypted alike, and one that no push service must take is refused', () => {
  expect(encryptPush('Hello', DEVICE)).not.toEqual(encryptPush('Hello', DEVICE))
  expect(() => encryptPush('é'.repeat(1_997), DEVICE)).toThrow('at most 3993 bytes')
  expect(() => encryptPush('Hello', { ...DEVICE, p256dh: 'AAAA' })).toThrow()
})
