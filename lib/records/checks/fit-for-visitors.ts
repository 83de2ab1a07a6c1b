import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { badRequest, invalidFields } from '@/lib/platform/errors'
import { checkBeforePublish, type Finding } from '@/lib/records/checks/publish-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import { isMarkedPublished } from '@/lib/records/declare/publication'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Runs the publish checks on a record that this write makes public. @throws AppError 400 */
export async function assertFitForVisitors(
  tx: Tx,
  entity: Entity,
  { before, after }: { before: AdminRecord | null; after: AdminRecord },
): Promise<void> {
  if (
    !entity.publication ||
    !isMarkedPublished(entity, after) ||
    (before && isMarkedPublished(entity, before))
  )
    return
  refuseErrors(await checkBeforePublish(tx, entity, after, before))
}

/** Refuses when the findings contain errors. @throws AppError 400 */
export function refuseErrors(findings: Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const general = errors.find(({ field }) => field === null)
  const fields = errors.flatMap(({ field, message }) => (field === null ? [] : [[field, message] as const]))
  if (fields.length === 0) throw badRequest(general?.message ?? '')
  throw invalidFields(
    Object.fromEntries(fields),
    general?.message ?? 'This is not fit to be published yet: please see the marked fields',
  )
}
