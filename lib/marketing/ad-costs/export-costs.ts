import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { compareCosts, type GroupCosts } from '@/lib/marketing/ad-costs/compare-costs'
import { costPer } from '@/lib/marketing/ad-costs/cost-per'
import type { AskedCosts } from '@/lib/marketing/ad-costs/costs-query'
import { db } from '@/lib/platform/database/db'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { recordAudit } from '@/lib/records/store/history'

const COLUMNS = [
  'Group',
  'Spent (USD)',
  'Leads',
  'Cost per lead (USD)',
  'Called',
  'Reached',
  'Cost per reached family (USD)',
  'Tours',
  'Cost per tour (USD)',
  'Move-ins',
  'Cost per move-in (USD)',
]

const OTHER_TOUCH = { last: 'Move-ins by first touch', first: 'Move-ins by last touch' }
const DAYS = 'Median days from request to move-in'

/** More than any account has keywords, but bounded, since URLs may contain anything. */
const MOST_LINES = 10_000

/** CSV export of a comparison, recorded in the activity log. @throws AppError 403 */
export async function exportCosts(actor: Actor, asked: AskedCosts): Promise<ReadableStream> {
  const groups = await compareCosts(actor, asked, MOST_LINES)
  const { grouping, side, from, to } = asked
  await recordAudit(db, actor, {
    action: 'export',
    entity: 'campaign',
    after: { what: 'costs of leads', grouping, touch: side, from, to },
  })
  return csvStream([...COLUMNS, OTHER_TOUCH[side], DAYS], rowsOf(groups))
}

async function* rowsOf(groups: GroupCosts[]) {
  for (const { name, spent, received, attempted, reached, toured, movedIn, ...group } of groups) {
    const withCost = (count: number) => [count, dollars(costPer(spent, count))]
    yield [
      name,
      dollars(spent),
      ...withCost(received),
      attempted,
      ...[reached, toured, movedIn].flatMap(withCost),
      group.movedInByOther,
      group.daysToMoveIn === null ? '' : Math.round(group.daysToMoveIn),
    ]
  }
}

const dollars = (amount: number | null) => (amount === null ? '' : amount.toFixed(2))
