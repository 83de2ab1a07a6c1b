import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { checkBeforePublish, type Finding } from '@/lib/records/checks/publish-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import { missing, recordWithDraft } from '@/lib/records/publish/draft'
import { applyDraft } from '@/lib/records/publish/publish-record'
import { lock } from '@/lib/records/store/change'
import { constraintViolation } from '@/lib/records/store/constraint-violation'

class Checked extends Error {
  constructor(readonly findings: Finding[]) {
    super('checked')
  }
}

type DraftCheck = { isReady: boolean; findings: Finding[] }

/**
 * Finds what publishing a draft would find, in a transaction that is rolled back: nothing is fetched, stored
 * or announced. @throws AppError 403, 404, 405
 */
export async function checkDraft(actor: Actor, entity: Entity, id: string): Promise<DraftCheck> {
  const findings = await findingsOf(actor, entity, id)
  return { isReady: findings.every(({ severity }) => severity === 'warning'), findings }
}

async function findingsOf(actor: Actor, entity: Entity, id: string): Promise<Finding[]> {
  assertCan(actor, 'update', entity.area)
  const outcome = db.$transaction(async (tx) => {
    // As for a preview: a form that is being saved holds the record for milliseconds only.
    await tx.$executeRaw`set local lock_timeout = '3s'`
    await lock(tx, entity, id)
    const { record, draft } = await recordWithDraft(tx, actor, entity, id)
    if (!record && !draft) throw missing(entity)
    // As it will be once a person has approved it.
    const after = await applyDraft(tx, { ...actor, mayPublish: true }, entity, id)
    throw new Checked(await checkBeforePublish(tx, entity, after, record))
  })
  return outcome.catch((error: unknown) => {
    if (error instanceof Checked) return error.findings
    return refusalFindings(constraintViolation(error, entity) ?? error)
  })
}

/** The messages of a refused write, by field. @throws anything but a refusal of the values */
function refusalFindings(error: unknown): Finding[] {
  if (!(error instanceof AppError) || (error.status !== 400 && error.status !== 409)) throw error
  const ofFields = Object.entries(error.fieldErrors ?? {})
  const found = ofFields.length > 0 ? ofFields : [[null, error.message] as const]
  return found.map(([field, message]) => ({ field, message, severity: 'error' as const }))
}
