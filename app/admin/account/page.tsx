import type { Metadata } from 'next'
import { NamesForm } from '@/components/admin/account/names-form'
import { OwnSessions } from '@/components/admin/account/own-sessions'
import { PasswordForm } from '@/components/admin/account/password-form'
import { communitiesLabel } from '@/components/admin/people/role-label'
import { ROLE_WORDS } from '@/lib/auth/role-words'
import { currentSessionId, requirePageUser } from '@/lib/auth/session'
import { openSessionsOf } from '@/lib/auth/session-list'
import { getSiteSettings } from '@/lib/content/site-settings'
import { mailIsSent } from '@/lib/integrations/mail'
import { communityChoices } from '@/lib/people/community-choices'

export const metadata: Metadata = { title: 'Your account' }

export default async function OwnAccountPage() {
  const user = await requirePageUser()
  const [sessions, thisSessionId, communities, { timeZone }] = await Promise.all([
    openSessionsOf(user.id),
    currentSessionId(),
    communityChoices(),
    getSiteSettings(),
  ])
  const own = communities.filter(({ id }) => user.communityIds.includes(id)).map(({ name }) => name)
  const { label, may } = ROLE_WORDS[user.role]
  return (
    <div className="grid max-w-6xl gap-5 px-4 py-6 sm:px-7">
      <div>
        <h1>Your account</h1>
        <p className="mt-2 max-w-[70ch] text-ink-soft">
          {label}, {communitiesLabel(user.role, own).replace('All', 'all')}. {may}
        </p>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <NamesForm username={user.username} email={user.email ?? ''} canMail={mailIsSent()} />
          <PasswordForm username={user.username} />
        </div>
        <OwnSessions sessions={sessions} thisSessionId={thisSessionId} timeZone={timeZone} />
      </div>
    </div>
  )
}
