import 'server-only'
import { announceToFamily } from '@/lib/leads/exit-offer/timeline'
import { mailVisitor } from '@/lib/leads/tour-requests/mail-visitor'
import type { Tx } from '@/lib/platform/database/db'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { readMailCompany } from '@/lib/platform/mail/mail-company'
import { siteUrl } from '@/lib/platform/site'

/** Mails the offer, if one is set up, and adds it to the family's timeline. `key` identifies the message. */
export async function answerOffer(tx: Tx, { email, key }: { email: string; key: string }): Promise<void> {
  await announceToFamily(tx, email)
  const offer = await tx.exitIntentPopup.findFirst()
  if (!offer?.ctaLink) return
  const { ctaText, ctaLink } = offer
  const company = await readMailCompany(tx)
  await mailVisitor(
    tx,
    offerMail,
    { company: company.name, phone: company.phone.display, ctaText, link: ctaLink },
    {
      messageId: `<offer-${key.replace(/[^\w-]/g, '').slice(0, 60)}@${new URL(siteUrl()).hostname}>`,
      to: email,
      replyTo: company.email,
      about: 'Exit offer',
      communityId: null,
      requestId: null,
    },
  )
}

type Offered = { company: string; phone: string; ctaText: string | null; link: string }

export const offerMail = defineMail<Offered>({
  name: 'exit-offer',
  by: 'stranger',
  reader: 'visitor',
  about: 'request',
  compose: ({ company, phone, ctaText, link }) => ({
    subject: `From ${company}: here is what you asked for`,
    heading: 'Here is what you asked for',
    paragraphs: [
      `You left this email address on our website and asked for this: “${ctaText}”.`,
      `We will not call you about it. If you would like to talk, reply to this email or call ${phone}.`,
    ],
    facts: [],
    links: [{ label: 'Open it here', href: link.startsWith('/') ? siteUrl(link) : link }],
  }),
  samples: () => [
    {
      company: 'Sample Senior Living',
      phone: '(303) 555-0100',
      ctaText: 'Get the checklist',
      link: '/resources/checklist',
    },
  ],
})
