import { describe, expect, test } from 'vitest'
import {
  anyExpression,
  foldedExpression,
  MAX_QUERY,
  prefixExpression,
  readSearchQuery,
} from '@/lib/site/search/search-query'
import { HIT_END, HIT_START, snippetParts } from '@/lib/site/search/snippet'

const read = (text: string) => {
  const query = readSearchQuery(text)
  if (!query) throw new Error('nothing to search for')
  return query
}

describe('the query', () => {
  test.each([undefined, '', '   ', '!?&|:*()', '\u0000\uE000'])('is none for %o', (sent) => {
    expect(readSearchQuery(sent)).toBeNull()
  })

  test('is trimmed, shortened and stripped of invalid characters', () => {
    expect(read('  Memory\u0000 \uE000 care ')).toEqual({ text: 'Memory care', words: ['memory', 'care'] })
    expect([...read('é'.repeat(500)).text]).toHaveLength(MAX_QUERY)
    expect(readSearchQuery(['first', 'second'])?.text).toBe('first')
  })

  test('becomes tsquery expressions of letters and digits only', () => {
    expect(prefixExpression(read('O’Brién & mem'))).toBe('obrien & mem:*')
    expect(foldedExpression(read('José long-term -Memory "soup"'))).toBe('jose long term -memory "soup"')
    expect(prefixExpression(read('a b'))).toBeNull()
    expect(prefixExpression(read('"soup on the stove"'))).toBeNull()
    expect(prefixExpression(read('care -memory'))).toBeNull()
    expect(anyExpression(read('what pets 1 | (cost)'))).toBe('what:* | pets:* | cost:*')
  })
})

describe('the snippet', () => {
  test('A7: marks hits, reads entities and leaves escaping to React', () => {
    expect(snippetParts(`Soup &amp; <b>${HIT_START}bread${HIT_END}</b> &lt;i&gt;.`)).toEqual([
      { text: 'Soup & <b>', isHit: false },
      { text: 'bread', isHit: true },
      { text: '</b> <i>.', isHit: false },
    ])
  })

  test('marks omitted text on both sides without a doubled period', () => {
    const text = (headline: string) =>
      snippetParts(headline)
        .map((part) => part.text)
        .join('')
    expect(text('and the rest of it')).toBe('… and the rest of it …')
    expect(text('Whole.. And good.')).toBe('Whole. And good.')
    expect(text('')).toBe('')
  })
})
