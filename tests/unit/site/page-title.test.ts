import { expect, test } from 'vitest'
import { markText } from '@/lib/records/preview/marks'
import { MAX_TITLE, pageTitle } from '@/lib/site/seo/page-title'
import { firstWords, snippet } from '@/lib/site/seo/snippet'
import { demoData } from '@/prisma/seed/demo-data'

const COMPANY = 'Sample Senior Living'

test.each([
  ['Contact us', 'Contact us', false],
  [
    'Assisted living and memory care in a small town',
    'Assisted living and memory care in a small town',
    true,
  ],
  [
    'The guide: five kinds of care, one bill, twenty questions to ask',
    'The guide: five kinds of care, one bill',
    true,
  ],
  [`${'word '.repeat(11)}and the last`, 'word '.repeat(11).trim(), true],
])('%s', (title, text, isWhole) => {
  expect(pageTitle(title, COMPANY)).toEqual({ text, isWhole })
})

test('no title of the demo data is longer than search engines show, or ends within a word', () => {
  const titles = [
    ...demoData.landingPages,
    ...demoData.articles,
    ...demoData.contentAssets,
    ...demoData.events,
    ...demoData.sitePages,
  ].map(({ title }) => title)
  for (const title of titles) {
    const { text, isWhole } = pageTitle(title, COMPANY)
    const shown = isWhole ? text : `${text} | ${COMPANY}`
    expect(shown.length, shown).toBeLessThanOrEqual(MAX_TITLE)
    expect(title === text || /[\s,;:.–]/.test(title[text.length] ?? ''), text).toBe(true)
  }
})

test('the invisible marks of a preview count toward no length and reach no metadata', () => {
  const mark = markText({ entity: 'blogPost', id: '0b2d6a3c-5e6f-4a8b-9c1d-2e3f4a5b6c7d', field: 'title' })
  expect(firstWords(`A walk${mark}`)).toBe('A walk')
  expect(snippet(`${'Snow '.repeat(50)}fell.${mark}`)).toBe(`${'Snow '.repeat(50)}fell.`)
})
