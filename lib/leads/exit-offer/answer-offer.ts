import 'server-only'
import { offerMail } from '@/lib/leads/exit-offer/offer-mail'
import { announceToFamily } from '@/lib/leads/exit-offer/timeline'
import type { Tx } from '@/lib/platform/database/db'
import { queueMail } from '@/lib/platform/mail/queue-mail'

/**
 * Mails what was offered to whoever took it up, and puts it on the family's timeline. Without an offer in the settings nothing
 * is mailed.
 * @param key of the request, from which the message id is made
 */
export async function answerOffer(tx: Tx, { email, key }: { email: string; key: string }): Promise<void> {
  await announceToFamily(tx, email)
  const offer = await tx.exitIntentPopup.findFirst()
  if (!offer?.ctaLink) return
  const settings = await tx.siteSettings.findFirst()
  await queueMail(tx, offerMail({ email, key, link: offer.ctaLink, offer, settings }))
}
