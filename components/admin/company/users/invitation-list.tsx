import { InvitationActions } from '@/components/admin/company/users/invitation-actions'
import { InvitationState } from '@/components/admin/company/users/invitation-state'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { communitiesLabel, roleLabel } from '@/components/admin/kit/role-label'
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
