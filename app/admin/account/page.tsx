import type { Metadata } from 'next'
import { AlertRulesForm } from '@/components/admin/company/account/alert-rules-form'
import { CallerForm } from '@/components/admin/company/account/caller-form'
import { NamesForm } from '@/components/admin/company/account/names-form'
import { OwnSessions } from '@/components/admin/company/account/own-sessions'
import { PasswordForm } from '@/components/admin/company/account/password-form'
import { PushDevices } from '@/components/admin/company/account/push-devices'
import { SecondFactorPanel } from '@/components/admin/company/account/second-factor-panel'
import { ShiftPlanForm } from '@/components/admin/desk/routing/shift-plan-form'
import { PageHead } from '@/components/admin/kit/page-head'
import { communitiesLabel } from '@/components/admin/kit/role-label'
import { SwitchCard } from '@/components/admin/kit/switch-card'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import { ROLE_COPY } from '@/lib/accounts/access/role-copy'
import { hasShortcuts } from '@/lib/accounts/access/shortcuts'
import { pageActor } from '@/lib/accounts/actor'
import { secondFactorsOf } from '@/lib/accounts/sessions/prove-identity'
import { currentSessionId, requirePageUser } from '@/lib/accounts/sessions/session'
import { openSessionsOf } from '@/lib/accounts/sessions/session-list'
import { communityChoices } from '@/lib/accounts/users/community-choices'
import { readOwnAlertRules } from '@/lib/desk/alerts/alert-rules'
import { readAlertTest } from '@/lib/desk/alerts/alert-test'
import { listOwnDevices, readDeviceTest } from '@/lib/desk/alerts/own-devices'
import { readCallerIdentity } from '@/lib/desk/routing/caller-identity'
import { readShiftPlan } from '@/lib/desk/routing/stored-shift-plan'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { canSendMail } from '@/lib/platform/mail/sender'
import { pushServerKey } from '@/lib/platform/push/vapid'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Your account' }

export default async function OwnAccountPage() {
  const user = await requirePageUser()
  const [sessions, thisSessionId, communities, { timeZone }] = await Promise.all([
    openSessionsOf(user.id),
    currentSessionId(),
    communityChoices(),
    getSiteSettings(),
  ])
  const own = communities.filter(({ id }) => user.communityIds.includes(id))
  const ownNames = own.map(({ name }) => name)
  const { label, may } = ROLE_COPY[user.role]
  const worksOnLeads = can(user, 'update', 'leads')
  const alerts = worksOnLeads ? await ownAlerts() : null
  const shifts = worksOnLeads ? await readShiftPlan(await pageActor(), user.id) : null
  const caller = worksOnLeads ? await readCallerIdentity(await pageActor(), user.id) : null
  return (
    <div className="grid max-w-288 gap-5 px-4 py-3 lg:px-3.5">
      <PageHead title="Your account">
        {label}, {communitiesLabel(user.role, ownNames).replace('All', 'all')}. {may} Programs can do the same
        through the <Link href="/admin/api">API</Link>.
      </PageHead>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <NamesForm username={user.username} email={user.email ?? ''} canMail={await canSendMail()} />
          <PasswordForm username={user.username} />
          <SecondFactorPanel factors={await secondFactorsOf(user.id)} timeZone={timeZone} />
        </div>
        <div className="grid gap-5">
          {caller && <CallerForm caller={caller} path="account/caller" name={null} />}
          {alerts && (
            <div id="alerts" className="grid scroll-mt-24">
              <AlertRulesForm
                {...alerts.form}
                email={user.email}
                communities={scopedCommunityIds(user) ? own : communities}
              />
            </div>
          )}
          {alerts && (
            <div id="pushes" className="grid scroll-mt-24">
              <PushDevices {...alerts.pushes} timeZone={timeZone} />
            </div>
          )}
          <SwitchCard
            id="own-keys"
            title="Keyboard shortcuts"
            isOn={await hasShortcuts(user)}
            path="account/shortcuts"
            name="shortcuts"
            done={{ on: 'Keyboard shortcuts are on', off: 'Keyboard shortcuts are off' }}
          >
            Press / to search a list, n to add an item and ? to see all shortcuts. Ctrl K (⌘ K) always opens
            the search.
          </SwitchCard>
          <OwnSessions sessions={sessions} thisSessionId={thisSessionId} timeZone={timeZone} />
        </div>
      </div>
      {shifts && (
        <ShiftPlanForm found={shifts} path="account/shifts" name={null} isManager={user.role === 'admin'} />
      )}
    </div>
  )
}

async function ownAlerts() {
  const actor = await pageActor()
  const [rules, email, text, devices] = await Promise.all([
    readOwnAlertRules(actor),
    readAlertTest(actor, 'email'),
    readAlertTest(actor, 'text'),
    listOwnDevices(actor),
  ])
  const tested = await Promise.all(
    devices.map(async ({ id }) => [id, await readDeviceTest(actor, id)] as const),
  )
  return {
    form: {
      rules,
      tests: { email, text },
      channels: { mail: await canSendMail(), text: isTextingConfigured(), call: isVoiceConfigured() },
    },
    pushes: { devices, tests: Object.fromEntries(tested), serverKey: pushServerKey() },
  }
}
