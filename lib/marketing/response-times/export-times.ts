import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Asked } from '@/lib/marketing/reports/measured-leads'
import { isGrouping } from '@/lib/marketing/reports/numbers-query'
import { compareTimes } from '@/lib/marketing/response-times/response-times'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { recordAudit } from '@/lib/records/store/record-audit'

const COLUMNS = [
  'Group',
  'Received',
  'Tried',
  'In time',
  'Late',
  'Median of those tried (staffed seconds)',
  '90th percentile of all received (staffed seconds)',
  'Median of those tried (seconds by the wall)',
]

/** CSV export of a comparison, recorded in the activity log. @throws AppError 400, 403 */
export async function exportTimes(
  actor: Actor,
  asked: Asked,
  grouping: string | null,
): Promise<ReadableStream> {
  assertCan(actor, 'export', 'leads')
  if (!isGrouping(grouping)) throw invalidFields({ group: 'Please say what to compare by' })
  const groups = await compareTimes(actor, asked, grouping)
  const { from, to } = asked
  await recordAudit(db, actor, {
    action: 'export',
    entity: 'tourRequest',
    after: { what: 'response times', grouping, from, to },
  })
  return csvStream(COLUMNS, rowsOf(groups))
}

async function* rowsOf(groups: Awaited<ReturnType<typeof compareTimes>>) {
  for (const group of groups) {
    const { name, received, attempted, inTime, late, medianStaffed, p90Staffed, medianWall } = group
    yield [
      name,
      received,
      attempted,
      inTime,
      late,
      ...[medianStaffed, p90Staffed, medianWall].map((seconds) =>
        seconds === null ? '' : Math.round(seconds),
      ),
    ]
  }
}
