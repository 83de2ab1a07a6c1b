import type { Metadata } from 'next'
import { CallerForm } from '@/components/admin/company/account/caller-form'
import { TheirCompanyAccount } from '@/components/admin/company/sign-in/their-company-account'
import { AccessForm } from '@/components/admin/company/users/access-form'
import { AccountActions } from '@/components/admin/company/users/account-actions'
import { AccountState } from '@/components/admin/company/users/account-state'
import { ResetLink } from '@/components/admin/company/users/reset-link'
import { SessionLines } from '@/components/admin/company/users/session-lines'
import { TheirAlerts } from '@/components/admin/company/users/their-alerts'
import { TheirSecondFactor } from '@/components/admin/company/users/their-second-factor'
import { ShiftPlanForm } from '@/components/admin/desk/routing/shift-plan-form'
import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { roleLabel } from '@/components/admin/kit/role-label'
import { can, isRole } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'
import { readAccount } from '@/lib/accounts/users/list-accounts'
import { readCallerIdentity } from '@/lib/desk/routing/caller-identity'
import { readShiftPlan } from '@/lib/desk/routing/stored-shift-plan'
import { orNotFound } from '@/lib/platform/http/or-not-found'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="other people’s accounts" />
  const account = await orNotFound(readAccount(actor, (await params).id))
  const [communities, { timeZone }] = await Promise.all([communityChoices(), getSiteSettings()])
  const { id, username, email, role, sessions, lastLoginAt, createdAt, mayPublish } = account
  const isDisabled = account.disabledAt !== null
  const isOwn = id === actor.id
  const worksOnLeads = can({ role: isRole(role) ? role : 'viewer' }, 'update', 'leads')
  const shifts = worksOnLeads ? await readShiftPlan(await pageActor(), id) : null
  const caller = worksOnLeads ? await readCallerIdentity(await pageActor(), id) : null
  const communityIds = account.communities.map(({ community }) => community.id)
  return (
    <div className="grid max-w-288 gap-5 px-4 py-3 lg:px-3.5">
      <PageHead
        title={username}
        back={{ href: '/admin/users', label: 'People' }}
        beside={<AccountState isDisabled={isDisabled} />}
      >
        {email ?? 'No email address'}. {roleLabel(role, mayPublish)}, account since{' '}
        {formatMoment(createdAt, timeZone)}.{' '}
        {lastLoginAt ? `Last sign-in ${formatMoment(lastLoginAt, timeZone)}.` : 'Never signed in.'}
      </PageHead>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {isOwn || !isRole(role) ? (
          <Card title="Access">
            <p className="text-ink-soft">
              This is your own account. Another administrator can change what you may do.
            </p>
          </Card>
        ) : (
          // Remounts after a saved change, by anyone.
          <AccessForm
            key={`${role} ${mayPublish} ${communityIds.join()}`}
            account={{ id, role, communityIds, mayPublish }}
            communities={communities}
          />
        )}
        <div className="grid gap-5">
          <Card title="Open sessions">
            <SessionLines sessions={sessions} timeZone={timeZone} />
            {!isOwn && sessions.length > 0 && (
              <div className="mt-4">
                <ActionButton
                  variant="outline"
                  method="DELETE"
                  path={`users/${id}/sessions`}
                  done={`${username} is signed out everywhere`}
                >
                  End all sessions
                </ActionButton>
              </div>
            )}
          </Card>
          {caller && !isDisabled && (
            <CallerForm caller={caller} path={`users/${id}/caller`} name={isOwn ? null : username} />
          )}
          {worksOnLeads && <TheirAlerts account={account} communities={communities} />}
          {!isOwn && (
            <TheirSecondFactor account={{ id, username, hasSecondFactor: account.hasSecondFactor }} />
          )}
          {account.companyIdentity && !isOwn && <TheirCompanyAccount account={{ id, username }} />}
          {!isOwn && !isDisabled && <ResetLink id={id} username={username} />}
          {!isOwn && <AccountActions account={{ id, username, isDisabled }} />}
        </div>
      </div>
      {shifts && !isDisabled && (
        <ShiftPlanForm
          found={shifts}
          path={`users/${id}/shifts`}
          name={isOwn ? null : username}
          isManager={role === 'admin'}
        />
      )}
    </div>
  )
}
