import { expect, test } from 'vitest'
import { contactCard } from '@/lib/leads/callers/contact-card'

const card = (changes: Partial<Parameters<typeof contactCard>[0]> = {}) =>
  contactCard({
    person: 'Ann',
    place: 'Juniper House',
    company: 'Evergrove Senior Living',
    numbers: ['+13035550140', '+13035550100'],
    email: 'hello@evergrove.example',
    address: { street: '1 Main St', city: 'Boulder', state: 'CO', zip: '80302' },
    url: 'https://evergrove.example/communities/juniper-house',
    note: 'Your reference: ABC123',
    ...changes,
  })

/** Logical lines, unfolded as a phone does it. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a contact is a vCard 3.0 with name, company, numbers, address and reference', () => {
  expect(lines(card())).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Ann\\, Juniper House',
    'N:;Ann\\, Juniper House;;;',
    'ORG:Evergrove Senior Living;Juniper House',
    'TEL;TYPE=WORK,VOICE,PREF:+13035550140',
    'TEL;TYPE=WORK,VOICE:+13035550100',
    'EMAIL;TYPE=INTERNET,WORK:hello@evergrove.example',
    'ADR;TYPE=WORK:;;1 Main St;Boulder;CO;80302;',
    'URL:https://evergrove.example/communities/juniper-house',
    'NOTE:Your reference: ABC123',
    'END:VCARD',
    '',
  ])
})

test('without a person it is the place’s, shown as a company', () => {
  const text = card({ person: null, place: 'Evergrove Senior Living', address: null, email: null })
  expect(lines(text)).toContain('FN:Evergrove Senior Living')
  expect(lines(text)).toContain('ORG:Evergrove Senior Living')
  expect(lines(text)).toContain('X-ABSHOWAS:COMPANY')
  expect(text).not.toMatch(/ADR|EMAIL/)
})

test('no value can begin a property of its own', () => {
  const nasty = 'A;B,C\\D\r\nTEL:+19005550100\u2028TEL:1\u0007'
  const text = card({
    person: nasty,
    place: nasty,
    note: nasty,
    numbers: ['+1303\r\nTEL:+1900'],
    url: 'https://a.example/\r\nTEL:1',
    email: 'a@b.example\nTEL:1',
  })
  expect(lines(text).filter((line) => line.startsWith('TEL'))).toEqual([
    'TEL;TYPE=WORK,VOICE,PREF:+1303TEL:+1900',
  ])
  expect(lines(text)).toContain('NOTE:A\\;B\\,C\\\\D\\nTEL:+19005550100TEL:1')
})

test('long lines are folded at 75 octets and never within a character', () => {
  const place = 'Résidence Ørsted 🌲 '.repeat(12).trim()
  const text = card({ place })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
  expect(lines(text)).toContain(`FN:Ann\\, ${place}`)
})
