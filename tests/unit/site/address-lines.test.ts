import { expect, it } from 'vitest'
import { addressLines, cityLine } from '@/lib/platform/address-lines'
import { addressNode } from '@/lib/site/seo/schema-org/community'
import { jsonLdText } from '@/lib/site/seo/schema-org/json-ld'

const nowhere = { street: null, city: null, state: 'CO', zip: null }

it('formats the known parts of an address without stray commas', () => {
  expect(cityLine({ city: 'Boulder', state: 'CO', zip: '80302' })).toBe('Boulder, CO 80302')
  expect(cityLine({ city: 'Boulder', state: 'CO' })).toBe('Boulder, CO')
  expect(cityLine({ city: 'Boulder', state: '' })).toBe('Boulder')
  expect(cityLine({ city: null, state: 'CO', zip: '80302' })).toBe('CO 80302')
  expect(addressLines({ ...nowhere, street: '1 Elm Street' })).toEqual(['1 Elm Street'])
})

it('omits the address of a community that has only a name, also in metadata', () => {
  expect(addressLines(nowhere)).toEqual([])
  expect(addressLines({ ...nowhere, street: '' })).toEqual([])
  expect(jsonLdText([{ '@type': 'Place', name: 'New', address: addressNode(nowhere) }])).not.toContain(
    'address',
  )
})
