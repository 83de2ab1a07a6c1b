import 'server-only'
import { afterCommit } from '@/lib/database/after-commit'
import { db, type Tx } from '@/lib/db'
import type { RequestContext } from '@/lib/intake/request-context'
import type { SideData } from '@/lib/intake/side-data'
import type { Suspicion } from '@/lib/intake/spam'
import type { BotCheck } from '@/lib/integrations/turnstile'
import { admitLead } from '@/lib/leads/admit'
import { announceLead } from '@/lib/leads/announce'
import { countConversion } from '@/lib/leads/count-conversion'
import { type StoredLead, storedLead } from '@/lib/leads/find-repeat'
import type { LeadPromise } from '@/lib/leads/promise'
import type { References } from '@/lib/leads/references'

export type LeadToStore = {
  person: {
    name: string
    phone: string
    phoneE164: string | null
    phoneExtension: string | null
    email: string | null
    message: string | null
  }
  side: SideData['values']
  rawSideData: Record<string, string>
  refs: References
  preferredDate: Date | null
  adConsent: 'granted' | 'denied'
  /** Version of the wording the form showed, when it said so. */
  consentVersion: number | null
  botCheck: BotCheck
  suspicion: Suspicion | null
  promise: LeadPromise
  targets: string[]
  about: RequestContext
}

/**
 * Stores a lead with its consent evidence, history, deliveries and jobs in one transaction: all of it or nothing. A
 * suspected one goes to quarantine and is alerted to nobody until a person releases it (decision 5).
 * @throws Prisma P2002 when the transactionId is taken
 */
export async function storeLead(lead: LeadToStore, transactionId: string): Promise<StoredLead> {
  return db.$transaction((tx) => storeLeadWithin(tx, lead, transactionId), {
    maxWait: 3_000,
    timeout: 10_000,
  })
}

/** The same as part of a larger transaction. */
export async function storeLeadWithin(tx: Tx, lead: LeadToStore, transactionId: string): Promise<StoredLead> {
  const { person, refs, suspicion, about } = lead
  const row = await tx.tourRequest.create({
    data: {
      ...person,
      ...columnsOf(lead),
      transactionId,
      communityId: refs.community?.id ?? null,
      quarantinedAt: suspicion ? about.receivedAt : null,
      ...(suspicion ? { quarantine: { create: suspicion } } : {}),
      consents: { create: consentsOf(lead) },
      events: {
        create: {
          type: 'received',
          actorName: 'system',
          data: {
            source: lead.side.source ?? 'tour',
            ...(lead.side.referrer ? { referrer: lead.side.referrer } : {}),
            ...(suspicion ? { quarantined: suspicion.reason } : {}),
          },
        },
      },
    },
    select: storedLead,
  })
  afterCommit(tx, () => announceLead({ leadId: row.id, type: suspicion ? 'quarantined' : 'received' }))
  if (!suspicion) {
    await admitLead(tx, { ...person, id: row.id, requestId: about.requestId }, lead.targets)
    await countConversion(tx, refs.landingPageTemplateId)
  }
  return row
}

function columnsOf({ side, refs, about, ...lead }: LeadToStore) {
  const { communityId: _, referrer: __, source, clientUserAgent, ...tracking } = side
  return {
    ...tracking,
    floorPlanId: refs.floorPlanId,
    landingPageTemplateId: refs.landingPageTemplateId,
    source: source ?? 'tour',
    preferredDate: lead.preferredDate,
    clientUserAgent: clientUserAgent ?? about.userAgent?.slice(0, 512) ?? null,
    clientIpAddress: about.clientIpAddress,
    adConsent: lead.adConsent,
    botCheck: lead.botCheck,
    ...(Object.keys(lead.rawSideData).length > 0 ? { rawSideData: lead.rawSideData } : {}),
    promise: lead.promise.promise,
    callDueAt: lead.promise.callDueAt,
    requestId: about.requestId,
    createdAt: about.receivedAt,
  }
}

/** Evidence of what the visitor agreed to (B9): contact by sending the form, ads by default or by their choice. */
function consentsOf({ refs, consentVersion, adConsent, side, about }: LeadToStore) {
  const where = {
    pageUrl: about.pageUrl ?? side.landingPageUrl,
    ipAddress: about.clientIpAddress,
    userAgent: about.userAgent?.slice(0, 512) ?? null,
    createdAt: about.receivedAt,
  }
  const current = consentVersion === null || consentVersion === refs.consent.version
  return [
    {
      kind: 'contact',
      granted: true,
      // An older wording, shown by a page opened before an edit, is found by its version in the settings' revisions.
      wording: current ? refs.consent.wording : null,
      version: current ? refs.consent.version : safeInteger(consentVersion),
      ...where,
    },
    { kind: 'ads', granted: adConsent === 'granted', ...where },
  ]
}

function safeInteger(value: number): number | null {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : null
}
