import type { MailCopy } from '@/lib/platform/mail/mail-html'

/** Mail with a private link that somebody asked for anew. It says nothing about what is behind the link. */
export function renewalCopy({ link, phone }: { link: string; phone: string }): MailCopy {
  return {
    subject: 'Your new private link',
    heading: 'Your new private link',
    paragraphs: [
      'Here is the link that you asked for. Earlier links no longer work. If you did not ask for it, you do not have to do anything.',
      `Questions? Call us at ${phone}.`,
    ],
    facts: [],
    links: [{ label: 'Open your page', href: link }],
  }
}
