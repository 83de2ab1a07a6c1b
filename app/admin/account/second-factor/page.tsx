import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SecondFactorManager } from '@/components/admin/company/second-factor/second-factor-manager'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { PageHead } from '@/components/admin/kit/page-head'
import { Message } from '@/components/ui/message'
import { browserLabel } from '@/lib/accounts/access/browser-label'
import { ownPasskeys } from '@/lib/accounts/passkeys/own-passkeys'
import { passkeysAvailable } from '@/lib/accounts/passkeys/relying-party'
import { hasSignedInRecently, secondFactorsOf } from '@/lib/accounts/sessions/prove-identity'
import { currentSessionId, requirePagePerson } from '@/lib/accounts/sessions/session'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Second factor' }

export default async function SecondFactorPage() {
  const user = await requirePagePerson()
  const [{ totpSince, recoveryCodesLeft }, passkeys, sessionId, { timeZone }] = await Promise.all([
    secondFactorsOf(user.id),
    ownPasskeys(user),
    currentSessionId(),
    getSiteSettings(),
  ])
  const isRequired = user.needsSecondFactorSetup === true
  return (
    <div className="grid max-w-288 gap-5 px-4 py-3 lg:px-3.5">
      <PageHead
        title="Second factor"
        back={isRequired ? undefined : { href: '/admin/account', label: 'Your account' }}
      >
        A second factor protects your account even if someone steals your password.
      </PageHead>
      {isRequired && (
        <Message tone="warn">
          Administrators need a second factor. Set one up now to use the rest of the back office.
        </Message>
      )}
      <SecondFactorManager
        totpSince={totpSince && formatMoment(totpSince, timeZone)}
        passkeys={passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          created: formatMoment(createdAt, timeZone),
          lastUsed: lastUsedAt && formatMoment(lastUsedAt, timeZone),
        }))}
        passkeysAvailable={passkeysAvailable()}
        suggestedName={browserLabel((await headers()).get('user-agent'))}
        recoveryCodesLeft={recoveryCodesLeft}
        needsPassword={!(await hasSignedInRecently(sessionId))}
        isRequired={isRequired}
      />
    </div>
  )
}
