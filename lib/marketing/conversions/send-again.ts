import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { readUpload, whyNotReported } from '@/lib/marketing/conversions/reported-lead'
import { sendUpload } from '@/lib/marketing/conversions/upload-items'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import { recordAudit } from '@/lib/records/store/history'

/** Resends a refused or waiting upload now. @throws AppError 403, 404, 409 if accepted or not allowed */
export async function sendUploadAgain(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'update', 'advertising')
  await db.$transaction(async (tx) => {
    const upload = isUuid(id) ? await readUpload(tx, id) : null
    if (!upload) throw notFound('Upload not found')
    if (await whyNotReported(tx, upload.tourRequest)) throw conflict('This lead cannot be shared')
    if (!['refused', 'waiting'].includes(upload.state))
      throw conflict('The platform already has this conversion')
    await sendUpload(tx, id)
    await recordAudit(tx, actor, { action: 'conversion.resend', entity: 'conversionUpload', entityId: id })
  })
}
