import 'server-only'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { telLink } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'

type Application = {
  job: string
  community: string
  name: string
  phone: string
  email: string | null
  message: string | null
  link: string
}

/** To the person who hires. The subject shows on locked screens, so it names nobody. */
export const applicationMail = defineMail<Application>({
  name: 'job-application',
  by: 'stranger',
  reader: 'staff',
  about: 'request',
  compose: ({ job, community, name, phone, email, message, link }) => {
    const dial = phoneE164(phone)
    return {
      subject: `Job application: ${job}, ${community}`,
      heading: `Application: ${job}, ${community}`,
      paragraphs: ['It came through the website. We told the applicant that you will call or email.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'Phone', value: phone, ...(dial && { href: telLink(dial, null) }) },
        ...(email ? [{ label: 'Email', value: email }] : []),
        ...(message ? [{ label: 'Message', value: message }] : []),
      ],
      links: [{ label: 'Open the application', href: link }],
    }
  },
  samples: (typed) => [
    {
      job: 'Caregiver',
      community: 'Birch Court',
      name: typed,
      phone: '(303) 555-0142',
      email: 'ann@example.com',
      message: typed,
      link: 'https://example.com/admin/job-applications/1',
    },
    {
      job: 'Cook',
      community: 'Birch Court',
      name: typed,
      phone: '(303) 555-0142',
      email: null,
      message: null,
      link: 'https://example.com/admin/job-applications/2',
    },
  ],
})
