import { expect, test } from 'vitest'
import { pool } from '@/lib/platform/database/db'
import { mergeSearchTerms } from '@/lib/platform/database/search-terms'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

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
