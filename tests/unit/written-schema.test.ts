import { expect, it } from 'vitest'
import { landingPageTemplates } from '@/lib/entities/landing-page-templates'
import { schemaProblem, writtenNodes } from '@/lib/seo/schema-org/written-schema'

const house = { '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Juniper House' }

it('takes one object, a list and a graph, and puts them on the page without their context', () => {
  const nodes = [{ '@type': 'LocalBusiness', name: 'Juniper House' }]
  expect(writtenNodes(house)).toEqual(nodes)
  expect(writtenNodes([house])).toEqual(nodes)
  expect(writtenNodes({ '@context': 'http://schema.org/', '@graph': nodes })).toEqual(nodes)
  expect(writtenNodes(null)).toEqual([])
})

it.each([
  ['a text', 'LocalBusiness'],
  ['an empty list', []],
  ['an object without a type', { name: 'Juniper House' }],
  ['a type that is none', { '@type': '</script>' }],
  ['another context', { ...house, '@context': 'https://evil.example' }],
  ['a rating of ourselves', { ...house, aggregateRating: { ratingValue: 5 } }],
  ['a rating further in', { ...house, department: [{ '@type': 'LocalBusiness', review: [] }] }],
  ['a script for an address', { ...house, url: 'javascript:alert(1)' }],
  ['far too much', { ...house, description: 'x'.repeat(20_001) }],
  ['a list that is not of objects', [house, 1]],
])('refuses %s and shows nothing of it', (_, value) => {
  expect(schemaProblem(value)).toMatch(/^[A-Z].{10,}/)
  expect(writtenNodes(value)).toEqual([])
})

it('T55: is judged when a landing page is saved', () => {
  const { schema } = landingPageTemplates.fields.schemaOrgJson
  expect(schema.safeParse('{"@type": ').error?.issues[0]?.message).toBe('This is not valid JSON')
  expect(schema.safeParse({ name: 'x' }).error?.issues[0]?.message).toContain('@type')
  expect(schema.safeParse(JSON.stringify(house)).data).toEqual(house)
  expect(schema.safeParse('').data).toBeNull()
})
