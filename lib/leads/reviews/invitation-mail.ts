import 'server-only'
import { greeting } from '@/lib/leads/tour-requests/plain-first-name'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { siteUrl } from '@/lib/platform/site'

export type Occasion = 'tour' | 'move-in'

type Invitation = {
  name: string
  occasion: Occasion
  community: string
  link: string
  phone: string
  /** Given to every author, whatever they write; null: nothing. */
  incentive: string | null
}

/** Asks a family for a review. Every family gets these words, however its visit went (decision 105). */
export const reviewInvitation = defineMail<Invitation>({
  name: 'review-invitation',
  by: 'system',
  reader: 'visitor',
  about: 'request',
  compose: ({ name, occasion, community, link, phone, incentive }) => ({
    subject: `How was it? Your review of ${community}`,
    heading: greeting('Please tell us how it was', name),
    paragraphs: [
      occasion === 'tour'
        ? `You visited ${community}. Please tell other families what you saw, good and bad.`
        : `You or someone in your family moved in at ${community}. Please tell other families how it is, good and bad.`,
      'We ask every family. Every review we receive counts in our average, and you choose whether we may publish your words.',
      ...(incentive
        ? [
            `As a thank-you for any review, good or bad, you receive ${incentive}. We say so next to your review.`,
          ]
        : []),
      `This is the only email we send you about this. If you do not want to hear from us, reply to it or call ${phone}.`,
    ],
    facts: [],
    links: [{ label: 'Write a review', href: link }],
  }),
  samples: (typed) =>
    (['tour', 'move-in'] as const).map((occasion) => ({
      name: typed,
      occasion,
      community: 'Birch Court',
      link: siteUrl('/reviews/write/0'),
      phone: '(303) 555-0100',
      incentive: occasion === 'tour' ? null : 'a $10 gift card',
    })),
})
