import { expect, test } from 'vitest'
import { statusOfStage } from '@/lib/desk/lead-imports/crm-status'
import { entrySchema } from '@/lib/desk/tour-requests/entry-schema'
import { partner } from '@/lib/leads/sources/partner'
import { chosenSource, SOURCES, sourceKeys, sourceOf, sourceTitle } from '@/lib/leads/sources/registry'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { LEAD_FORM_PLATFORMS } from '@/lib/platform/ad-platforms/ad-platforms'

test('each source has a key and a name of its own', () => {
  for (const part of ['key', 'name'] as const)
    expect(new Set(SOURCES.map((source) => source[part])).size).toBe(SOURCES.length)
  expect(sourceTitle('walk-in')).toBe('Visit')
  expect(sourceOf('contact-page')).toMatchObject({ from: 'form', name: 'contact-page' })
})

test('a form names any form, and poses as nothing else', () => {
  const chosen = (named: string | null) => chosenSource(named).key
  expect(['callback', 'contact-page', null].map(chosen)).toEqual(['callback', 'contact-page', 'tour'])
  const others = sourceKeys(({ from }) => from !== 'form')
  expect(others.length).toBeGreaterThan(7)
  expect([...new Set(others.map(chosen))]).toEqual(['tour'])
})

test('a program names sources of programs alone, and others have no choice', () => {
  const others = sourceKeys(({ from }) => from !== 'api-key')
  expect(others.every((key) => chosenSource(key, partner) === partner)).toBe(true)
  expect(chosenSource('contact-page', partner)).toBe(partner)
  for (const { key } of SOURCES) expect(chosenSource(key, unfinishedForm)).toBe(unfinishedForm)
})

test('lead forms of each ad platform have a source of their own', () => {
  const used = LEAD_FORM_PLATFORMS.map(({ leadForms }) => leadForms.source)
  expect(used).toEqual(sourceKeys(({ from }) => from === 'ad-form'))
})

test('a family from another system promises nothing, and nobody enters one by hand', () => {
  expect(sourceOf('imported')).toMatchObject({ promises: false, isTimed: false, ads: 'never' })
  const entry = {
    entryId: crypto.randomUUID(),
    name: 'Ann',
    phone: '3035550142',
    communityId: null,
    hasTalked: true,
  }
  expect(entrySchema.safeParse({ ...entry, source: 'imported' }).success).toBe(false)
  expect(statusOfStage('Closed Lost')).toBe('not-interested')
  expect(['Tour Completed', 'Moved in', 'Nurturing', '', 'Purple'].map(statusOfStage)).toEqual([
    'toured',
    'converted',
    'follow-up',
    'new',
    null,
  ])
})
