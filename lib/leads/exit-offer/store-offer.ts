import 'server-only'
import { OFFER_CONSENT } from '@/lib/leads/exit-offer/consent'
import type { OfferSent } from '@/lib/leads/exit-offer/judge-offer'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { softRate } from '@/lib/leads/intake/soft-rate'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import type { Tx } from '@/lib/platform/database/db'

type ToStore = OfferSent & { id?: string; heldReason: string | null }

/** Stores a request with the campaign that it came by and the consent that was shown. */
export async function storeOffer(
  tx: Tx,
  { id, input, email, key, heldReason, body, about }: ToStore,
): Promise<void> {
  const { adConsent, consentVersion } = input
  await tx.exitIntentSubmission.create({
    data: {
      ...trackingOf(body, about),
      ...(id && { id }),
      email,
      transactionId: key,
      heldReason,
      adConsent: about.refusesAds || adConsent === 'denied' ? 'denied' : 'granted',
      consentWording: consentVersion === OFFER_CONSENT.version ? OFFER_CONSENT.text : null,
      consentVersion: consentVersion ?? null,
    },
  })
}

/** Finds a person's own request by its key, for `storeOnce`. */
export function ownOffer(client: Tx, email: string) {
  return {
    person: email,
    find: (keys: string[]) =>
      client.exitIntentSubmission.findMany({
        where: { transactionId: { in: keys } },
        select: { email: true, transactionId: true },
      }),
    isMine: (row: { email: string; transactionId: string | null }) => row.email === email,
  }
}

function trackingOf(body: Record<string, unknown>, about: RequestContext) {
  const {
    communityId,
    floorPlanId,
    landingPageTemplateId,
    topic,
    source,
    referrer,
    clientUserAgent,
    ...tracking
  } = sideDataOf(body, about).values
  return {
    ...tracking,
    source: pageOf(about),
    clientUserAgent: clientUserAgent ?? about.userAgent?.slice(0, 512) ?? null,
    clientIpAddress: about.clientIpAddress,
    createdAt: about.receivedAt,
  }
}

/** Page path without the query: campaign and ids have their own columns. */
function pageOf({ pageUrl }: RequestContext): string | null {
  return pageUrl && URL.canParse(pageUrl) ? new URL(pageUrl).pathname.slice(0, 255) : null
}

/** Hourly requests before further ones are stored but not mailed, so that no mailbox gets flooded. */
const PER_MAILBOX = 3
const PER_ADDRESS = 20

/** Returns why these are too many requests within the hour, or null. */
export function offerRateSuspicion(
  client: Tx,
  email: string,
  { clientIpAddress, receivedAt }: RequestContext,
): Promise<string | null> {
  return softRate(receivedAt, [
    {
      stored: (since) => client.exitIntentSubmission.count({ where: { ...since, email } }),
      atMost: PER_MAILBOX,
      words: 'requests in an hour for one mailbox',
    },
    {
      stored: (since) =>
        clientIpAddress ? client.exitIntentSubmission.count({ where: { ...since, clientIpAddress } }) : 0,
      atMost: PER_ADDRESS,
      words: 'requests in an hour from one address',
    },
  ])
}
