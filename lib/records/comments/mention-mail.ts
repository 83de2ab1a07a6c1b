import 'server-only'
import { defineMail } from '@/lib/platform/mail/define-mail'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { siteUrl } from '@/lib/platform/site'

type Mention = { by: string; title: string; text: string; facts: MailCopy['facts']; href: string }

/** Tells a colleague who was mentioned in a comment. */
export const mentionMail = defineMail<Mention>({
  name: 'mention',
  by: 'staff',
  reader: 'staff',
  about: { bulletin: 'Mentions in comments' },
  compose: ({ by, title, text, facts, href }) => ({
    subject: `${by} mentioned you: ${title}`,
    heading: `${by} mentioned you: ${title}`,
    paragraphs: [text],
    facts,
    links: [{ label: 'View comment', href: siteUrl(href) }],
  }),
  samples: (typed) => [
    {
      by: 'dana',
      title: 'Birch Court',
      text: typed,
      facts: [{ label: 'Where', value: 'Birch Court (Community)' }],
      href: '/admin/communities',
    },
  ],
})
