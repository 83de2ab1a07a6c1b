import { expect, test } from 'vitest'
import { refusedWays } from '@/components/admin/desk/tour-requests/refusal-copy'
import { findRefusal, type Refusal } from '@/lib/platform/do-not-contact/find-refusal'
import { type ContactChannel, covers, REFUSED_SCOPES } from '@/lib/platform/do-not-contact/scopes'

const saidAt = new Date('2026-11-20T18:00:00Z')

const refusal = (changes: Partial<Refusal> = {}): Refusal => ({
  id: '1',
  target: '+13035550142',
  isPhone: true,
  scope: 'automated',
  how: 'phone',
  words: null,
  saidAt,
  recordedBy: 'sam',
  ...changes,
})

test('C17: effect of each scope, on people and on the system', () => {
  const covered = (by: 'person' | 'system') =>
    REFUSED_SCOPES.map((scope) =>
      (['call', 'text', 'mail'] satisfies ContactChannel[])
        .filter((channel) => covers(scope, channel, by))
        .join(),
    )
  expect(covered('system')).toEqual(['call,text,mail', 'call', 'text', 'mail', 'call,text,mail'])
  expect(covered('person')).toEqual(['text', 'call', 'text', 'mail', 'call,text,mail'])
})

test('C17: a number’s entry does not affect an address, nor an address’s a number', () => {
  const all = [refusal({ scope: 'everything' })]
  expect(findRefusal(all, { channel: 'mail', by: 'system' })).toBeNull()
  expect(findRefusal(all, { channel: 'call', by: 'person' })).toBe(all[0])
  const address = [refusal({ isPhone: false, target: 'ann@example.com', scope: 'everything' })]
  expect(findRefusal(address, { channel: 'text', by: 'system' })).toBeNull()
  expect(findRefusal(address, { channel: 'mail', by: 'person' })).toBe(address[0])
})

test('C17: requests after the refusal are wanted, earlier ones are not', () => {
  const mail = [refusal({ isPhone: false, scope: 'mail' })]
  const asked = (at: string) => findRefusal(mail, { channel: 'mail', by: 'system', askedAt: new Date(at) })
  expect(asked('2026-11-20T18:00:01Z')).toBeNull()
  expect(asked('2026-11-20T17:59:59Z')).toBe(mail[0])
  expect(asked('2026-11-20T18:00:00Z')).toBe(mail[0])
})

test('C17: the text shown in place of the links', () => {
  const refusals = [refusal(), refusal({ isPhone: false, scope: 'mail' })]
  expect(refusedWays(refusals, 'America/Denver')).toEqual({
    text: 'Asked on Nov 20 not to receive automated messages',
    mail: 'Asked on Nov 20 not to be emailed',
  })
  expect(refusedWays([], 'America/Denver')).toEqual({})
})
