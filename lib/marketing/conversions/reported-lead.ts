import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { ConversionUpload, Prisma, TourRequest } from '@/lib/platform/generated/prisma/client'

/** Everything a platform may learn about a lead. */
export type ReportedLead = Pick<ConversionUpload, 'tier' | 'transactionId' | 'happenedAt' | 'currency'> &
  Pick<TourRequest, 'email' | 'gclid' | 'gbraid' | 'wbraid' | 'fbp' | 'fbc'> &
  Pick<TourRequest, 'clientIpAddress' | 'clientUserAgent'> & { value: number; phone: string | null }

const reportedFields = {
  email: true,
  phone: true,
  phoneE164: true,
  gclid: true,
  gbraid: true,
  wbraid: true,
  fbp: true,
  fbc: true,
  clientIpAddress: true,
  clientUserAgent: true,
  adConsent: true,
  quarantinedAt: true,
  erasedAt: true,
  source: true,
} as const satisfies Prisma.TourRequestSelect

export type UploadToSend = ConversionUpload & {
  tourRequestId: string
  tourRequest: Prisma.TourRequestGetPayload<{ select: typeof reportedFields }>
}

/** Reads an upload with its lead; null when either is gone. */
export async function readUpload(tx: Tx, id: string): Promise<UploadToSend | null> {
  const found = await tx.conversionUpload.findUnique({
    where: { id },
    include: { tourRequest: { select: reportedFields } },
  })
  const { tourRequest, tourRequestId } = found ?? {}
  return found && tourRequest && tourRequestId ? { ...found, tourRequest, tourRequestId } : null
}

/** Returns why this lead must not be reported, or null. */
export function whyNotReported(
  lead: Pick<UploadToSend['tourRequest'], 'erasedAt' | 'quarantinedAt' | 'adConsent' | 'source'>,
) {
  if (lead.erasedAt) return 'erased'
  if (lead.quarantinedAt || lead.source === 'test') return 'spam'
  return lead.adConsent === 'granted' ? null : 'consent'
}

export function reportedLead(upload: UploadToSend): ReportedLead {
  const { tourRequest: lead, tier, transactionId, happenedAt, value, currency } = upload
  const { email, gclid, gbraid, wbraid, fbp, fbc, clientIpAddress, clientUserAgent } = lead
  return {
    tier,
    transactionId,
    happenedAt,
    currency,
    value: value.toNumber(),
    email,
    phone: lead.phoneE164 ?? (lead.phone || null),
    gclid,
    gbraid,
    wbraid,
    fbp,
    fbc,
    clientIpAddress,
    clientUserAgent,
  }
}
