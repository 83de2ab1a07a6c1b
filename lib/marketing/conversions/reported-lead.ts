import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { Refusal } from '@/lib/platform/do-not-contact/find-refusal'
import { type ContactInfo, refusalsOf, refusalsTo } from '@/lib/platform/do-not-contact/refusals'
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

type Judged = 'erasedAt' | 'quarantinedAt' | 'adConsent' | 'source' | 'phoneE164' | 'email'

/** Returns why this lead must not be reported, or null. */
export async function whyNotReported(
  tx: Tx,
  lead: Pick<UploadToSend['tourRequest'], Judged>,
): Promise<string | null> {
  if (lead.erasedAt) return 'erased'
  if (lead.quarantinedAt || lead.source === 'test') return 'spam'
  if (lead.adConsent !== 'granted') return 'consent'
  return refusesAllContact(await refusalsOf(tx, [lead]), lead) ? 'do-not-contact' : null
}

/** True when the person refused all contact at this number or address: ad platforms learn nothing of them. */
export function refusesAllContact(refusals: readonly Refusal[], lead: ContactInfo): boolean {
  return refusalsTo(refusals, lead).some(({ scope }) => scope === 'everything')
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
