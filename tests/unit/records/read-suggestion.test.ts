import { expect, test } from 'vitest'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { entities } from '@/lib/records/entities/registry'
import { helpsOf } from '@/lib/records/writing-help/help-kinds'
import { missesPurpose, readSuggestion } from '@/lib/records/writing-help/read-suggestion'

const { summary, content, seoTitle } = blogPosts.fields
const BEFORE = '<p>See <a href="/team">the team</a>.</p>'

test.each([
  '<script>alert(1)</script>',
  'Hello <b>there</b>',
  'Hello &lt;script&gt;',
  'See javascript:alert(1)',
  '```html\nHello\n```',
  '{{companyName}}',
  'Hel\u200blo',
  'Hello \u202egnp.exe',
  'Hel\u0007lo',
  '   ',
])('T189: a plain text has words and nothing else: %j', (answer) => {
  expect(readSuggestion(answer, summary, '')).toHaveProperty('problem')
})

test.each([
  '<p onclick="x()">Hello</p>',
  '<p>Hello</p><script>alert(1)</script>',
  '<p>Hello <img src=x onerror=alert(1)></p>',
  '<iframe src="https://evil.example"></iframe>',
  '<p>See <a href="https://evil.example">this</a>.</p>',
  '<p>See <a href="javascript:alert(1)">this</a>.</p>',
  '<p style="color:red">Hello</p>',
  '<p>Hello</p><!-- hidden -->',
  '<svg/onload=alert(1)>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
])('T189: a text of the editor has paragraphs and known links: %s', (answer) => {
  expect(readSuggestion(answer, content, BEFORE)).toHaveProperty('problem')
})

test('words become the form of their field', () => {
  expect(readSuggestion('“Snow\nin Boulder”', seoTitle, '')).toMatchObject({ value: '“Snow in Boulder”' })
  expect(readSuggestion('"Snow in Boulder"', seoTitle, '')).toMatchObject({ value: 'Snow in Boulder' })
  expect(readSuggestion('One.\n\nTwo & three.', content, '')).toEqual({
    value: '<p>One.</p><p>Two &#38; three.</p>',
    words: 'One.\n\nTwo & three.',
  })
  const linked = '<p>See <a href="/team">them</a>.</p>'
  expect(readSuggestion(linked, content, BEFORE)).toEqual({ value: linked, words: 'See them.' })
})

test('a suggestion is what was asked for', () => {
  expect(missesPurpose('shorter', 'Longer than it was.', 'Short.')).toBe('it is not shorter')
  expect(missesPurpose('shorter', 'Short.', 'Longer than it was.')).toBeNull()
  expect(missesPurpose('search-title', 'a'.repeat(61), '')).toBe('it has more than 60 characters')
  expect(missesPurpose('alt-text', 'a'.repeat(301), '')).toBe('it has more than 300 characters')
})

test('help is offered for the company’s own texts for visitors, and for no others', () => {
  expect(helpsOf(blogPosts, 'summary')).toEqual(['summary', 'shorter', 'plainer'])
  expect(helpsOf(blogPosts, 'content')).toEqual(['shorter', 'plainer'])
  expect(helpsOf(blogPosts, 'seoTitle')).toEqual(['search-title'])
  expect(helpsOf(blogPosts, 'title')).toEqual([])
  const helped = entities.filter((entity) =>
    Object.keys(entity.fields).some((name) => helpsOf(entity, name).length > 0),
  )
  expect([...new Set(helped.map(({ area }) => area))].toSorted()).toEqual(['content', 'media'])
  const outside = entities.flatMap((entity) =>
    Object.entries(entity.fields).filter(([name, { fromOutside, adminOnly }]) => {
      return (fromOutside || adminOnly) && helpsOf(entity, name).length > 0
    }),
  )
  expect(outside).toEqual([])
})
