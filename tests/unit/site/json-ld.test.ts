import { expect, it } from 'vitest'
import { jsonLdText } from '@/lib/site/seo/schema-org/json-ld'

const ATTACK = '</script><script>__xss=1</script>'

it('T55: no value can close the element, and it parses to the original', () => {
  const text = jsonLdText([{ '@type': 'Event', name: ATTACK, location: { '@type': 'Place', name: '<!--' } }])
  expect(text).not.toContain('<')
  expect(text).toContain('\\u003c/script>')
  expect(JSON.parse(text ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Event', name: ATTACK, location: { '@type': 'Place', name: '<!--' } }],
  })
})

it('omits blank values, and nodes with only a type', () => {
  const text = jsonLdText([
    null,
    { '@type': 'PostalAddress', streetAddress: null, postalCode: '' },
    {
      '@type': 'Organization',
      name: 'Evergrove',
      sameAs: [null, ''],
      address: { '@type': 'PostalAddress', postalCode: undefined },
      foundingDate: new Date('2009-04-01T00:00:00Z'),
      numberOfEmployees: 0,
    },
  ])
  expect(JSON.parse(text ?? '')['@graph']).toEqual([
    {
      '@type': 'Organization',
      name: 'Evergrove',
      foundingDate: '2009-04-01T00:00:00.000Z',
      numberOfEmployees: 0,
    },
  ])
  expect(jsonLdText([null])).toBeNull()
})

it('is ASCII, and parses to the original', () => {
  const name = 'Evergrove’s café 🏡'
  const text = jsonLdText([{ '@type': 'Organization', name }]) ?? ''
  expect(text).toMatch(/^[ -~]+$/)
  expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'Organization', name }])
})
