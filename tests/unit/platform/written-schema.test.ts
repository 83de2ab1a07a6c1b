import { expect, it } from 'vitest'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { schemaProblem, writtenNodes } from '@/lib/site/seo/schema-org/written-schema'

const community = { '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Juniper House' }

it('takes one object, a list and a graph, and puts them on the page without their context', () => {
  const nodes = [{ '@type': 'LocalBusiness', name: 'Juniper House' }]
  expect(writtenNodes(community)).toEqual(nodes)
  expect(writtenNodes([community])).toEqual(nodes)
  expect(writtenNodes({ '@context': 'http://schema.org/', '@graph': nodes })).toEqual(nodes)
  expect(writtenNodes(null)).toEqual([])
})

it.each([
  ['a text', 'LocalBusiness'],
  ['an empty list', []],
  ['an object without a type', { name: 'Juniper House' }],
  ['a type that is none', { '@type': '</script>' }],
  ['another context', { ...community, '@context': 'https://evil.example' }],
  ['a rating of ourselves', { ...community, aggregateRating: { ratingValue: 5 } }],
  ['a rating further in', { ...community, department: [{ '@type': 'LocalBusiness', review: [] }] }],
  ['a script for an address', { ...community, url: 'javascript:alert(1)' }],
  ['far too much', { ...community, description: 'x'.repeat(20_001) }],
  ['a list that is not of objects', [community, 1]],
])('refuses %s and shows nothing of it', (_, value) => {
  expect(schemaProblem(value)).toMatch(/^[A-Z].{10,}/)
  expect(writtenNodes(value)).toEqual([])
})

it('T55: is judged when a landing page is saved', () => {
  const { schema } = landingPageTemplates.fields.schemaOrgJson
  expect(schema.safeParse('{"@type": ').error?.issues[0]?.message).toBe('This is not valid JSON')
  expect(schema.safeParse({ name: 'x' }).error?.issues[0]?.message).toContain('@type')
  expect(schema.safeParse(JSON.stringify(community)).data).toEqual(community)
  expect(schema.safeParse('').data).toBeNull()
})
