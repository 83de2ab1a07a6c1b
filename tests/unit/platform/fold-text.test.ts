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
  const text =
    'select 1 from "public"."people" where "public"."people"."name"::text ILIKE $1 or "t0"."email" ILIKE $2'
  const sent = { text, values: [`%${FOLDED}obrien%`, 'ann@example.com', 3], name: '' }
  expect(withFoldedComparisons(sent)).toEqual({
    text: 'select 1 from "public"."people" where fold_text("public"."people"."name"::text) LIKE $1 or "t0"."email" ILIKE $2',
    values: ['%obrien%', 'ann@example.com', 3],
    name: '',
  })
  const plain = { text, values: ['a', 'b'] }
  expect(withFoldedComparisons(plain)).toBe(plain)
})

test('nobody can mark a pattern from outside', () => {
  expect(escapeLike(`a${FOLDED}b%`)).toBe('ab\\%')
  expect(containing('ab', ['name'])).toEqual([
    { name: { startsWith: `${FOLDED}ab`, mode: 'insensitive' } },
    { name: { contains: `${FOLDED} ab`, mode: 'insensitive' } },
  ])
})
