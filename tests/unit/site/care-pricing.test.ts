import { expect, test } from 'vitest'
import {
  type CarePricing,
  carePricingCopy,
  carePricingNote,
  carePricingOf,
} from '@/lib/site/communities/care-pricing'
import { carePricingQuestions } from '@/lib/site/communities/care-pricing-question'

const plan = (name: string, careType: string | null, carePricing: CarePricing | null) => ({
  name,
  carePricing,
  careType: careType === null ? null : { name: careType },
})

test('a plan states what its rate includes, else its care type does', () => {
  const careType = { carePricing: 'included' }
  expect(carePricingOf({ carePricing: 'assessment', careType })).toBe('assessment')
  expect(carePricingOf({ carePricing: null, careType })).toBe('included')
  expect(carePricingOf({ carePricing: null, careType: null })).toBeNull()
  expect(carePricingOf({ carePricing: 'free', careType: null })).toBeNull()
})

test('identical rates get one sentence', () => {
  expect(carePricingCopy([plan('Wren', 'Memory care', 'included')])).toBe('The rate includes all care.')
  expect(carePricingCopy([plan('Wren', 'Assisted living', 'care-points')])).toBe(
    'The rate is before care, which is billed on top by care level.',
  )
  expect(carePricingCopy([plan('Wren', 'Assisted living', 'assessment')])).toBe(
    'The rate is before care, which is priced after a nurse’s assessment and billed on top.',
  )
})

test('different rates are listed by care type, and within a care type by plan', () => {
  const plans = [
    plan('Aspen', 'Independent living', 'care-points'),
    plan('Wren', 'Assisted living', 'care-points'),
    plan('Owl', 'Memory care', 'included'),
  ]
  expect(carePricingCopy(plans)).toBe(
    'The rate of memory care includes all care. ' +
      'For independent living and assisted living, care is billed on top by care level.',
  )
  expect(carePricingCopy([...plans, plan('The Finch', 'Assisted living', 'included')])).toBe(
    'The rate of memory care and The Finch includes all care. ' +
      'For independent living and Wren, care is billed on top by care level.',
  )
})

test('unknown care pricing is not mentioned', () => {
  expect(carePricingCopy([plan('Wren', 'Memory care', null)])).toBeNull()
  expect(carePricingNote(null)).toBeNull()
  const care = { slug: 'memory-care', name: 'Memory care', carePricing: null }
  expect(carePricingQuestions(care, [])).toEqual([])
})

test('a care type without plans uses its own statement', () => {
  const care = { slug: 'respite-care', name: 'Respite care', carePricing: 'included' }
  expect(carePricingQuestions(care, [])).toEqual([
    {
      id: 'care-rate',
      question: 'Does the rate for respite care include care?',
      answer: '<p>The rate includes all care.</p>',
    },
  ])
})
