import 'server-only'
import { offerMail } from '@/lib/leads/exit-offer/offer-mail'
import { announceToFamily } from '@/lib/leads/exit-offer/timeline'
import type { Tx } from '@/lib/platform/database/db'
import { queueMail } from '@/lib/platform/mail/queue-mail'

/** Mails the offer, if one is set up, and adds it to the family's timeline. `key` identifies the message. */
export async function answerOffer(tx: Tx, { email, key }: { email: string; key: string }): Promise<void> {
  await announceToFamily(tx, email)
  const offer = await tx.exitIntentPopup.findFirst()
  if (!offer?.ctaLink) return
  const settings = await tx.siteSettings.findFirst()
  await queueMail(tx, offerMail({ email, key, link: offer.ctaLink, offer, settings }))
}
