import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { storeReceivedPrivate } from '@/lib/platform/media/store-file'
import type { AdminRecord } from '@/lib/records/declare/record'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { receivePdf } from '@/lib/records/images/receive-pdf'
import { findRecord } from '@/lib/records/store/find-record'
import { writeMeasured } from '@/lib/records/store/write-measured'

/**
 * Stores a resource's PDF, served only through its form or open link (G5); mailed links get the new file.
 * @throws AppError 403, 404, 409 when the resource changed meanwhile, 413 over 20 MB, 400 for an invalid PDF
 */
export async function uploadGuide(
  actor: Actor,
  id: string,
  body: ReadableStream<Uint8Array> | null,
  { seen }: { seen?: string | undefined },
): Promise<AdminRecord> {
  assertCan(actor, 'update', contentAssets.name)
  const { slug } = await findRecord(db, actor, contentAssets, id)
  return receivePdf(body, async (file) => {
    const { objectKey, sizeBytes } = await storeReceivedPrivate(file, `${slug}.pdf`)
    const measured = { objectKey, fileSize: sizeBytes, mimeType: 'application/pdf' }
    return writeMeasured(actor, contentAssets, id, measured, { seen })
  })
}
