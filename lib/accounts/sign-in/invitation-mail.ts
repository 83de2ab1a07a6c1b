import 'server-only'
import { ROLE_COPY } from '@/lib/accounts/access/role-copy'
import type { Role } from '@/lib/accounts/access/session-user'
import type { MailCopy } from '@/lib/platform/mail/mail-html'

type Invited = {
  companyName: string
  role: Role
  communities: string[]
  by: string
  link: string
  days: number
}

export function invitationCopy({ companyName, role, communities, by, link, days }: Invited): MailCopy {
  const { label, may } = ROLE_COPY[role]
  const where = role === 'admin' || communities.length === 0 ? 'All communities' : communities.join(', ')
  return {
    subject: `Your account at ${companyName}`,
    heading: `${by} invites you to ${companyName}’s back office`,
    paragraphs: [
      `Open the link, choose a username and a password, and you are signed in. It works once, for ${days} days.`,
      'You did not expect this? Then nothing needs to be done: without you the link opens nothing.',
    ],
    facts: [
      { label: 'Your role', value: `${label}. ${may}` },
      { label: 'Communities', value: where },
    ],
    links: [{ label: 'Create your account', href: link }],
  }
}
