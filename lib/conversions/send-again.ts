import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { recordAudit } from '@/lib/admin/record-audit'
import { assertCan } from '@/lib/auth/access'
import { mayNotTell, readUpload } from '@/lib/conversions/told-lead'
import { sendUpload } from '@/lib/conversions/upload-items'
import { db } from '@/lib/db'
import { conflict, notFound } from '@/lib/errors'
import { isUuid } from '@/lib/uuid'

/**
 * Sends one upload again at once that was refused or waits for its next attempt.
 * @throws AppError 403, 404, 409 for one that the platform has, or of whose lead nothing may be told
 */
export async function sendUploadAgain(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'update', 'conversionUpload')
  await db.$transaction(async (tx) => {
    const upload = isUuid(id) ? await readUpload(tx, id) : null
    if (!upload) throw notFound('There is no such upload')
    if (mayNotTell(upload.tourRequest)) throw conflict('Nothing may be told of this lead')
    if (!['refused', 'waiting'].includes(upload.state)) throw conflict('The platform has it already')
    await sendUpload(tx, id)
    await recordAudit(tx, actor, { action: 'conversion.resend', entity: 'conversionUpload', entityId: id })
  })
}
