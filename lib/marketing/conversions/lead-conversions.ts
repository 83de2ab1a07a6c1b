import 'server-only'
import { connectedSenders } from '@/lib/marketing/conversions/conversion-platforms'
import { AD_CONVERSION, AD_CONVERSION_STATUS, AD_CORRECTION } from '@/lib/marketing/conversions/kinds'
import { whyNotReported } from '@/lib/marketing/conversions/reported-lead'
import { REASON_LABELS } from '@/lib/marketing/conversions/upload-states'
import { db } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

const KINDS = [AD_CONVERSION, AD_CONVERSION_STATUS, AD_CORRECTION]

type Lead = Pick<
  TourRequest,
  'id' | 'adConsent' | 'quarantinedAt' | 'erasedAt' | 'source' | 'createdAt' | 'phoneE164' | 'email'
>

/** Uploads of a lead with all attempts, and why there is none or none any more. */
export async function conversionsOf(lead: Lead) {
  const [uploads, items, connections] = await Promise.all([
    db.conversionUpload.findMany({
      where: { tourRequestId: lead.id },
      orderBy: [{ tier: 'asc' }, { vendor: 'asc' }],
    }),
    db.outboxItem.findMany({
      where: { tourRequestId: lead.id, kind: { in: KINDS.map(({ kind }) => kind) } },
      orderBy: { createdAt: 'asc' },
      select: {
        payload: true,
        kind: true,
        state: true,
        dueAt: true,
        lastError: true,
        attemptCount: true,
        attempts: { orderBy: { number: 'asc' } },
      },
    }),
    db.adConnection.findMany({
      where: { vendor: { in: connectedSenders().map(({ platform }) => platform.id) } },
    }),
  ])
  return {
    uploads: uploads.map((upload) => ({
      ...upload,
      value: upload.value.toNumber(),
      items: items
        .filter(({ payload }) => (payload as { uploadId?: string }).uploadId === upload.id)
        .map((item) => ({ ...item, title: KINDS.find(({ kind }) => kind === item.kind)?.title })),
    })),
    why: await whyNothing(lead, uploads.length > 0, connections),
  }
}

export type LeadConversions = Awaited<ReturnType<typeof conversionsOf>>

async function whyNothing(
  lead: Lead,
  isTold: boolean,
  connections: { since: Date }[],
): Promise<string | null> {
  if (lead.source === 'test') return 'This is a test'
  const reason = await whyNotReported(db, lead)
  if (reason) return REASON_LABELS[reason] ?? reason
  if (isTold) return null
  if (connections.length === 0) return 'No ad platform is connected'
  const isEarlier = connections.every(({ since }) => lead.createdAt < since)
  return isEarlier ? 'Received before an ad platform was connected' : 'Will be sent within a minute'
}
