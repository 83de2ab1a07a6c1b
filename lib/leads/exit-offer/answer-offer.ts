import 'server-only'
import { announceToFamily } from '@/lib/leads/exit-offer/timeline'
import { plainAddress } from '@/lib/leads/tour-requests/alert-mail'
import type { Tx } from '@/lib/platform/database/db'
import type { ExitIntentPopup, SiteSettings } from '@/lib/platform/generated/prisma/client'
import { oneLine } from '@/lib/platform/integrations/mail'
import { mailHtml } from '@/lib/platform/mail/mail-html'
import { queueMail, type VisitorMail } from '@/lib/platform/mail/queue-mail'
import { FALLBACK, siteUrl } from '@/lib/platform/site'

/** Mails the offer, if one is set up, and adds it to the family's timeline. `key` identifies the message. */
export async function answerOffer(tx: Tx, { email, key }: { email: string; key: string }): Promise<void> {
  await announceToFamily(tx, email)
  const offer = await tx.exitIntentPopup.findFirst()
  if (!offer?.ctaLink) return
  const settings = await tx.siteSettings.findFirst()
  await queueMail(tx, offerMail({ email, key, link: offer.ctaLink, offer, settings }))
}

type Offered = {
  email: string
  key: string
  link: string
  offer: ExitIntentPopup
  settings: SiteSettings | null
}

function offerMail({ email, key, link, offer, settings }: Offered): VisitorMail {
  const company = settings?.companyName ?? FALLBACK.companyName
  const phone = settings?.companyPhoneDisplay || FALLBACK.companyPhoneDisplay
  const href = link.startsWith('/') ? siteUrl(link) : link
  return {
    ...mailHtml({
      subject: '',
      heading: 'Here is what you asked for',
      paragraphs: [
        `You left this address on our website and asked for it: “${offer.ctaText}”.`,
        `Nobody will call you because of it. If you would like to talk, reply to this mail or call ${phone}; a person answers.`,
        `${company}`,
      ],
      facts: [],
      links: [{ label: 'Open it here', href }],
    }),
    messageId: `<offer-${key.replace(/[^\w-]/g, '').slice(0, 60)}@${new URL(siteUrl()).hostname}>`,
    to: email,
    replyTo: plainAddress(settings?.companyEmail || FALLBACK.companyEmail),
    subject: oneLine(`From ${company}: here is what you asked for`),
    about: 'Exit offer',
    communityId: null,
    requestId: null,
  }
}
