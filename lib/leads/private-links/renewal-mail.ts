import { defineMail } from '@/lib/platform/mail/define-mail'

/** Mail with a private link that somebody asked for anew. It says nothing about what is behind the link. */
export const renewalMail = defineMail<{ link: string; phone: string }>({
  name: 'private-link',
  by: 'stranger',
  reader: 'visitor',
  about: 'request',
  compose: ({ link, phone }) => ({
    subject: 'Your new private link',
    heading: 'Your new private link',
    paragraphs: [
      'Here is the link you requested. Earlier links no longer work. If you did not request it, you can ignore this email.',
      `Questions? Call us at ${phone}.`,
    ],
    facts: [],
    links: [{ label: 'Open your page', href: link }],
  }),
  samples: () => [{ link: 'https://www.example.com/tour-scheduled/0', phone: '(303) 555-0100' }],
})
