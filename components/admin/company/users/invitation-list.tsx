import { CircleX, Hourglass, Link2, type LucideIcon, MailCheck, MailX } from 'lucide-react'
import { InvitationLine } from '@/components/admin/company/users/invitation-line'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { communitiesLabel, roleLabel } from '@/components/admin/kit/role-label'
import { Badge } from '@/components/ui/badge'
import type { ListedInvitation } from '@/lib/accounts/users/list-invitations'

type Props = {
  invitations: ListedInvitation[]
  timeZone: string
  now: Date
  /** True when a mail server is configured. */
  isMailed: boolean
}

/** Open invitations. */
export function InvitationList({ invitations, timeZone, now, isMailed }: Props) {
  return (
    <ul className={LIST_LINES}>
      {invitations.map((invitation) => {
        const { id, email, role, communities, hasLostCommunities, invitedBy, expiresAt, mail } = invitation
        const isExpired = expiresAt <= now
        return (
          <InvitationLine
            key={id}
            id={id}
            email={email}
            isMailed={isMailed}
            words={`${roleLabel(role)}. ${
              hasLostCommunities
                ? 'Its communities were deleted: revoke it and invite again.'
                : `${communitiesLabel(
                    role,
                    communities.map(({ name }) => name),
                  )}.`
            } ${invitedBy ? `Invited by ${invitedBy.username}.` : ''} ${isExpired ? 'Expired' : 'Valid until'} ${formatMoment(expiresAt, timeZone)}`}
            state={<InvitationState isExpired={isExpired} mail={mail} />}
            fault={isExpired || mail?.state === 'sent' ? null : (mail?.lastError ?? null)}
          />
        )
      })}
    </ul>
  )
}

type Mail = { state: string; lastError: string | null }
type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad'

/** State of an invitation's link and of its mail. */
function InvitationState({ isExpired, mail }: { isExpired: boolean; mail: Mail | null }) {
  const { tone, Icon, words } = isExpired
    ? { tone: 'warn' as const, Icon: CircleX, words: 'Expired' }
    : stateOf(mail)
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      <span className="max-md:sr-only">{words}</span>
    </Badge>
  )
}

function stateOf(mail: Mail | null): { tone: Tone; Icon: LucideIcon; words: string } {
  if (!mail || mail.state === 'kept') return { tone: 'neutral', Icon: Link2, words: 'Not emailed: link only' }
  if (mail.state === 'sent') return { tone: 'ok', Icon: MailCheck, words: 'Email sent' }
  if (mail.state === 'failed') return { tone: 'bad', Icon: MailX, words: 'Email not delivered' }
  return { tone: 'info', Icon: Hourglass, words: 'Sending email' }
}
