import 'server-only'
import { io } from 'next/cache'
import { openDownload } from '@/lib/leads/resources/download-link'
import { downloadLeadKey } from '@/lib/leads/resources/lead-key'
import { db } from '@/lib/platform/database/db'

/** Reads the download behind a signed link, uncached; null for one we did not sign. */
export async function readDownload(token: string) {
  await io()
  const link = openDownload(token, new Date())
  const row = link
    ? await db.assetDownload.findUnique({ where: { id: link.id }, include: { contentAsset: true } })
    : null
  if (!link || !row) return null
  const { contentAsset: asset } = row
  const lead = await db.tourRequest.findUnique({
    where: { transactionId: downloadLeadKey(row.id) },
    select: { promise: true },
  })
  return {
    id: row.id,
    ended: link.ended,
    expiresAt: link.expiresAt,
    asset: asset?.active ? asset : null,
    mailed: row.mailedAt !== null,
    /** Promise given when the reader asked for a call. */
    promise: lead && (lead.promise ?? ''),
  }
}
