import { afterEach, expect, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { domainOf, isOwnDomain, senderOf } from '@/lib/platform/mail/sender'
import { openStopLink, stopUrl } from '@/lib/platform/mail/stop-link'

const company = { name: 'Evergrove Senior Living', email: 'hello@evergrove.com' }

afterEach(() => {
  env().MAIL_FROM = 'Porchlight Senior Living <leads@localhost>'
})

test.each([
  [undefined, company, 'Evergrove Senior Living <hello@evergrove.com>'],
  ['Desk <desk@mail.evergrove.com>', company, 'Evergrove Senior Living <desk@mail.evergrove.com>'],
  ['desk@evergrove.com', { ...company, email: null }, 'Evergrove Senior Living <desk@evergrove.com>'],
  [
    undefined,
    { ...company, name: 'Evergrove, "Inc."\r\nBcc: x' },
    '"Evergrove, \\"Inc.\\" Bcc: x" <hello@evergrove.com>',
  ],
])('mail comes from the company: MAIL_FROM %j', (MAIL_FROM, settings, header) => {
  env().MAIL_FROM = MAIL_FROM
  expect(senderOf(settings)?.header).toBe(header)
})

test('no sender is invented', () => {
  env().MAIL_FROM = undefined
  expect(senderOf({ name: 'Porchlight Senior Living', email: null })).toBeNull()
})

test.each([
  ['evergrove.com', 'evergrove.com', true],
  ['mail.evergrove.com', 'evergrove.com', true],
  ['evergrove.com', 'visit.evergrove.com', true],
  ['porchlight.example', 'evergrove.com', false],
  ['notevergrove.com', 'evergrove.com', false],
  ['gmail.com', 'evergrove.com', false],
])('%s is the domain of the site %s: %j', (domain, site, isOwn) => {
  expect(isOwnDomain(domain, site)).toBe(isOwn)
  expect(domainOf(`a@${domain.toUpperCase()}`)).toBe(domain)
})

test('T107: a link stops only what it was made for, and cannot be made up', () => {
  const bulletin = {
    userId: '0199aa00-1111-7000-8000-000000000001',
    name: 'weekly-numbers',
    title: 'Numbers',
  }
  const token = stopUrl(bulletin).split('/').at(-1) ?? ''
  expect(openStopLink(token)).toEqual({
    userId: bulletin.userId,
    bulletin: 'weekly-numbers',
    title: 'Numbers',
  })
  expect(openStopLink(`${token.slice(0, -4)}AAAA`)).toBeNull()
  expect(openStopLink('x'.repeat(80))).toBeNull()
  expect(openStopLink('')).toBeNull()
})
