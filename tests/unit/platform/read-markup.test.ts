import { expect, test } from 'vitest'
import { readMarkup } from '@/lib/site/content/read-markup'
import { readingGrade } from '@/lib/site/content/reading-grade'

test('headings, links and pictures are found in their order, with the words within them', () => {
  const html =
    '<h2>Meals &amp; <em>company</em></h2><p>See <a href="/dining">our <strong>kitchen</strong></a>.</p>' +
    '<h4></h4><p><a href="/tour"><img src="/a.webp" alt="The porch"></a><img src="/b.webp" alt=""></p>'
  expect(readMarkup(html)).toEqual({
    headings: [
      { level: 2, text: 'Meals & company' },
      { level: 4, text: '' },
    ],
    links: [
      { href: '/dining', text: 'our kitchen' },
      { href: '/tour', text: 'The porch' },
    ],
    pictures: ['The porch', ''],
  })
})

test('a link within a heading belongs to both', () => {
  expect(readMarkup('<h2>Come and <a href="/tour">see us</a></h2>')).toMatchObject({
    headings: [{ text: 'Come and see us' }],
    links: [{ text: 'see us' }],
  })
})

const plain = 'We cook each meal here. You can eat with friends. The bus goes to town at ten. '
const hard =
  'Multidisciplinary gerontological professionals collaboratively individualize comprehensive rehabilitative interventions, ' +
  'notwithstanding considerable organizational complexity, in accordance with contemporary regulatory expectations. '

test('plain words are for early grades, hard ones for late ones, and few words say nothing', () => {
  expect(readingGrade(plain.repeat(6))).toBeLessThan(4)
  expect(readingGrade(hard.repeat(5))).toBeGreaterThan(14)
  expect(readingGrade(plain)).toBeNull()
})

test('a list is not one long sentence', () => {
  const list = Array.from({ length: 30 }, () => 'A walk in the garden').join('\n')
  expect(readingGrade(list)).toBeLessThan(5)
})
