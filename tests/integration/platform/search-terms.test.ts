import { expect, test } from 'vitest'
import { pool } from '@/lib/platform/database/db'
import { mergeSearchTerms } from '@/lib/platform/database/search-terms'
import { foldText } from '@/lib/platform/fold-text'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { NAMES_AS_HEARD } from '@/tests/support/names-as-heard'

/** Pages in the index's pending list; none remain afterwards. */
const pagesLeft = async () =>
  Number(
    (await pool().query(`select gin_clean_pending_list('tour_requests_search_idx') as pages`)).rows[0].pages,
  )

test('what a new lead leaves for the search waits until it is worked into the index', async () => {
  await pagesLeft()
  await acceptedLead(leadBody())
  expect(await pagesLeft()).toBeGreaterThan(0)
  await acceptedLead(leadBody())
  await mergeSearchTerms.run(new Date())
  expect(await pagesLeft()).toBe(0)
})

test('T98: the database folds text as the program does', async () => {
  const texts = [
    ...NAMES_AS_HEARD.flat(),
    '',
    `Plain - 'text' with \`ticks\` 100%`,
    'ŁØĐÐĦŦŊẞÆŒÞ łøđðħŧŋıßæœþ İstanbul ΟΔΟΣ ﬁn ´ʼʻ′ a\u200bb\u2060\ufeff – — − ‐ ‑',
    'Straße 5½ ① Å',
    '李娜 שרה Иванова 👵',
  ]
  const { rows } = await pool().query('select fold_text(t) as folded from unnest($1::text[]) as t', [texts])
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText))
})
