import { expect, test } from 'vitest'
import { planSections } from '@/components/site/page-sections/section-layout'

const TYPES = [
  'rich-text',
  'picture-text',
  'steps',
  'facts',
  'checklist',
  'table',
  'quote',
  'faq',
  'links',
  'people',
  'callout',
  'unheard-of',
]

const page = (...types: string[]) => types.map((sectionType) => ({ sectionType }))

test('never gives two neighbors the same layout, in any order', () => {
  for (const first of TYPES)
    for (const second of TYPES)
      for (let start = 0; start < 6; start += 1) {
        const [one, two] = planSections(page(first, second), start)
        expect(one?.layout, `${first} above ${second}`).not.toBe(two?.layout)
      }
})

test('alternates ivory and paper, with at most one quotation on deep green', () => {
  const grounds = planSections(page('rich-text', 'table', 'quote', 'faq', 'quote', 'links')).map(
    ({ ground }) => ground,
  )
  expect(grounds).toEqual(['ivory', 'paper', 'deep', 'ivory', 'paper', 'ivory'])
})

test('two pages with the same order of types need not look the same', () => {
  const order = page('rich-text', 'table', 'checklist')
  const layouts = (start: number) => planSections(order, start).map(({ layout }) => layout)
  expect(layouts(0)).not.toEqual(layouts(1))
})

test('gives a wide table the full width, without a heading next to it', () => {
  const html = `<table><thead><tr>${'<th>Column</th>'.repeat(5)}</tr></thead></table>`
  for (let start = 0; start < 6; start += 1) {
    const layouts = planSections([{ sectionType: 'table', html }], start).map(({ layout }) => layout)
    expect(['stacked', 'card']).toContain(layouts[0])
  }
})
