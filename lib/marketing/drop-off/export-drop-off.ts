import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { type FormFigures, readDropOff } from '@/lib/marketing/drop-off/read-drop-off'
import type { Asked } from '@/lib/marketing/reports/measured-leads'
import { db } from '@/lib/platform/database/db'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { recordAudit } from '@/lib/records/store/history'

const COLUMNS = ['Form', 'Step', 'Reached', 'Share of starts', 'Lost at this step']

/** CSV export of all quizzes and forms in a range, recorded in the activity log. @throws AppError 403 */
export async function exportDropOff(actor: Actor, asked: Asked): Promise<ReadableStream> {
  const forms = await readDropOff(actor, asked)
  const { from, to } = asked
  await recordAudit(db, actor, {
    action: 'export',
    entity: 'tourRequest',
    after: { what: 'form drop-off', from, to },
  })
  return csvStream(COLUMNS, rowsOf(forms))
}

async function* rowsOf(forms: FormFigures[]) {
  for (const { title, steps } of forms)
    for (const { words, reached, share, lost } of steps)
      yield [title, words, reached, share === null ? '' : share.toFixed(3), lost]
}
