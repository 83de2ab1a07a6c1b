import { expect, test } from 'vitest'
import { FOLDED, withFoldedComparisons } from '@/lib/platform/database/folded-comparisons'
import { containing, escapeLike, searchWords } from '@/lib/platform/database/search-words'
import { foldText } from '@/lib/platform/fold-text'
import { NAMES_AS_HEARD } from '@/tests/support/names-as-heard'

test.each(NAMES_AS_HEARD)('T98: %j is found as %j', (stored, searched) => {
  for (const word of searchWords(searched)) expect(foldText(stored)).toContain(word)
})

test('different names stay different', () => {
  for (const [one, other] of [
    ['Lee', 'Li'],
    ['Müller', 'Mueller'],
    ['李娜', '李伟'],
    ['Иванова', 'Петрова'],
  ] as const)
    expect(foldText(one)).not.toBe(foldText(other))
})

test('only a marked pattern is compared with folded text', () => {
  const where = (folded: string) =>
    `select 1 from "people" as "t0" where (${folded} or "t0"."email" ILIKE $3)`
  const values = [`${FOLDED}ob`, `${FOLDED} ob`, 'ann@example.com', 3]
  const text = where(`"t0"."name" ILIKE ($1 || '%') or "t0"."name" ILIKE ('%' || $2 || '%')`)
  expect(withFoldedComparisons({ text, values, name: '' })).toEqual({
    text: where(`fold_text("t0"."name") LIKE ($1 || '%') or fold_text("t0"."name") LIKE ('%' || $2 || '%')`),
    values: ['ob', ' ob', 'ann@example.com', 3],
    name: '',
  })
  const plain = { text, values: ['a', 'b', 'c'] }
  expect(withFoldedComparisons(plain)).toBe(plain)
})

test('nobody can mark a pattern from outside', () => {
  expect(escapeLike(`a${FOLDED}b%`)).toBe('ab\\%')
  expect(containing('ab', ['name'])).toEqual([
    { name: { startsWith: `${FOLDED}ab`, mode: 'insensitive' } },
    { name: { contains: `${FOLDED} ab`, mode: 'insensitive' } },
  ])
})
