import 'server-only'
import { isNumberOf, type Person } from '@/lib/desk/personal-data/person'
import { db } from '@/lib/platform/database/db'

/** A place to change by hand, which names the person for another reason. */
export type HeldElsewhere = { words: string; href: string }

/** Staff accounts, invitations, alert recipients, blocked senders and team members with this contact. */
export async function readHeldElsewhere(person: Person): Promise<HeldElsewhere[]> {
  const email = person.email ?? ''
  const same = { select: { id: true, email: true } } as const
  const [users, invitations, recipients, members, blocked] = await Promise.all([
    db.user.findMany(same),
    db.invitation.findMany(same),
    db.emailRecipient.findMany(same),
    db.teamMember.findMany({ select: { id: true, name: true, email: true, phone: true } }),
    db.blockedSender.findMany({
      where: { value: { in: [person.email, person.phone].filter((value) => value !== null) } },
      select: { id: true },
    }),
  ])
  const isSame = (row: { email: string | null }) => email !== '' && row.email?.trim().toLowerCase() === email
  return [
    ...users.filter(isSame).map(({ id }) => ({ words: 'An account of staff', href: `/admin/users/${id}` })),
    ...invitations.filter(isSame).map(() => ({ words: 'An invitation', href: '/admin/users/invitations' })),
    ...recipients
      .filter(isSame)
      .map(({ id }) => ({ words: 'A recipient of alerts', href: `/admin/email-recipients/${id}` })),
    ...members
      .filter((row) => isSame(row) || isNumberOf(person, row.phone))
      .map(({ id, name }) => ({ words: `The team page of ${name}`, href: `/admin/team-members/${id}` })),
    ...blocked.map(({ id }) => ({ words: 'The block list', href: `/admin/blocked-senders/${id}` })),
  ]
}
