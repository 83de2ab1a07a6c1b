import { expect, test } from 'vitest'
import { senderOf } from '@/lib/desk/households/sender-of'

const ann = { name: 'Ann', phoneE164: '+13035550142', email: 'ann@quimby.example' }
const home = { name: 'Home', phoneE164: '+13035550142', email: null }
const bob = { name: 'Bob', phoneE164: '+13035550177', email: 'bob@quimby.example' }

test('C11: a request belongs to the contact with its number and address, else its address, else its number', () => {
  const sender = (phoneE164: string | null, email: string | null) =>
    senderOf([home, ann, bob], { phoneE164, email })?.name
  expect(sender('+13035550142', 'ANN@quimby.example')).toBe('Ann')
  expect(sender('+13035550142', 'bob@quimby.example')).toBe('Bob')
  expect(sender('+13035550142', 'new@quimby.example')).toBe('Home')
  expect(sender(null, null)).toBeUndefined()
  expect(sender('+13035550100', null)).toBeUndefined()
})
