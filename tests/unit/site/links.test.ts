import { expect, test } from 'vitest'
import { typedLink } from '@/lib/platform/typed-link'
import { withMovedLinks } from '@/lib/site/content/move-links'

const ORIGIN = 'https://evergrove.example'
const moves = new Map([
  ['/team/ruth', '/team/ruth-adler'],
  ['/p', '/paragraph'],
])
const after = <T>(value: T) => withMovedLinks(value, moves, ORIGIN)

test('links to a moved page lead to its new address, with query and fragment', () => {
  expect(
    after('<p><a href="/team/ruth">Ruth</a> <a href="/team/ruth/?from=mail#bio">Bio</a> /team/ruth</p>'),
  ).toBe(
    '<p><a href="/team/ruth-adler">Ruth</a> <a href="/team/ruth-adler?from=mail#bio">Bio</a> /team/ruth</p>',
  )
  expect(after(`${ORIGIN}/team/ruth#bio`)).toBe(`${ORIGIN}/team/ruth-adler#bio`)
  expect(after({ rows: [{ link: '/team/ruth', words: 'See /team/ruth' }], at: 3 })).toEqual({
    rows: [{ link: '/team/ruth-adler', words: 'See /team/ruth' }],
    at: 3,
  })
})

test.each([
  '<p>a</p>',
  '<a href="/team/ruthless">x</a>',
  '<a href="/team/ruth/notes">x</a>',
  '<a href="https://elsewhere.example/team/ruth">x</a>',
  '/team/ruth-b',
])('other links and text are unchanged: %s', (text) => {
  expect(after(text)).toBe(text)
})

test.each([
  ['/contact', '/contact'],
  ['#prices', '#prices'],
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ['example.org', 'https://example.org'],
  [' www.medicare.gov/care-compare ', 'https://www.medicare.gov/care-compare'],
  ['hello@evergrove.example', 'mailto:hello@evergrove.example'],
  ['mailto:hello@evergrove.example', 'mailto:hello@evergrove.example'],
  ['(303) 555-0140', 'tel:+13035550140'],
  ['1-303-555-0140', 'tel:+13035550140'],
  ['+49 30 1234567', 'tel:+49301234567'],
  ['tel:+13035550140', 'tel:+13035550140'],
])('an address as people type it becomes a link: %s', (typed, href) => {
  expect(typedLink(typed)).toBe(href)
})

test.each([
  '',
  'hello',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '555-0140',
  'ftp://a.b',
])('T56: invalid and forbidden addresses are refused: %s', (typed) => {
  expect(typedLink(typed)).toBeNull()
})
