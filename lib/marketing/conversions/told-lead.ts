import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { ConversionUpload, Prisma } from '@/lib/platform/generated/prisma/client'

/** What a platform may be told of a lead, and nothing else of it. */
export type ToldLead = {
  tier: number
  transactionId: string
  happenedAt: Date
  value: number
  currency: string
  email: string | null
  phone: string | null
  gclid: string | null
  gbraid: string | null
  wbraid: string | null
  fbp: string | null
  fbc: string | null
  clientIpAddress: string | null
  clientUserAgent: string | null
}

const told = {
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
  tourRequest: Prisma.TourRequestGetPayload<{ select: typeof told }>
}

/** An upload with what may be told of its lead; null when either is gone. */
export async function readUpload(tx: Tx, id: string): Promise<UploadToSend | null> {
  const found = await tx.conversionUpload.findUnique({
    where: { id },
    include: { tourRequest: { select: told } },
  })
  const { tourRequest, tourRequestId } = found ?? {}
  return found && tourRequest && tourRequestId ? { ...found, tourRequest, tourRequestId } : null
}

/** Why nothing may be told of this lead, or not any more; null: it may. */
export function mayNotTell(
  lead: Pick<UploadToSend['tourRequest'], 'erasedAt' | 'quarantinedAt' | 'adConsent' | 'source'>,
) {
  if (lead.erasedAt) return 'erased'
  if (lead.quarantinedAt || lead.source === 'test') return 'spam'
  return lead.adConsent === 'granted' ? null : 'consent'
}

/** The lead of an upload as a platform hears of it. */
export function toldLead(upload: UploadToSend): ToldLead {
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
