import { CircleX, Hourglass, Link2, type LucideIcon, MailCheck, MailX } from 'lucide-react'
import { InvitationActions } from '@/components/admin/company/users/invitation-actions'
import { formatMoment } from '@/components/admin/kit/lead-time'
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
    <ul className="divide-y divide-line rounded-control border border-line bg-card shadow-rest">
      {invitations.map((invitation) => {
        const { id, email, role, communities, hasLostCommunities, invitedBy, expiresAt, mail } = invitation
        const isExpired = expiresAt <= now
        return (
          <li key={id} className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
            <div className="min-w-0">
              <p className="font-[620] break-all">{email}</p>
              <p className="mt-1 text-dense text-ink-soft">
                {roleLabel(role)}.{' '}
                {hasLostCommunities
                  ? 'Its communities are gone: revoke it and invite again.'
                  : `${communitiesLabel(
                      role,
                      communities.map(({ name }) => name),
                    )}.`}{' '}
                {invitedBy && `Invited by ${invitedBy.username}.`}
              </p>
              <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense tabular">
                <InvitationState isExpired={isExpired} mail={mail} />
                <span>
                  {isExpired ? 'Expired' : 'Works until'} {formatMoment(expiresAt, timeZone)}
                </span>
              </p>
            </div>
            <InvitationActions id={id} email={email} isMailed={isMailed} />
          </li>
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
    <>
      <Badge tone={tone}>
        <Icon aria-hidden="true" />
        {words}
      </Badge>
      {!isExpired && mail?.lastError && mail.state !== 'sent' && (
        <span className="text-bad">{mail.lastError}</span>
      )}
    </>
  )
}

function stateOf(mail: Mail | null): { tone: Tone; Icon: LucideIcon; words: string } {
  if (!mail || mail.state === 'kept') return { tone: 'neutral', Icon: Link2, words: 'Not mailed: link only' }
  if (mail.state === 'sent') return { tone: 'ok', Icon: MailCheck, words: 'Mail sent' }
  if (mail.state === 'failed') return { tone: 'bad', Icon: MailX, words: 'Mail not delivered' }
  return { tone: 'info', Icon: Hourglass, words: 'Mail on its way' }
}
