import type { Metadata } from 'next'
import { AddressLine } from '@/components/admin/company/integrations/address-line'
import { IntegrationButton } from '@/components/admin/company/integrations/integration-button'
import { CompanySignInForm } from '@/components/admin/company/sign-in/company-sign-in-form'
import { EmergencyCard } from '@/components/admin/company/sign-in/emergency-card'
import { PeopleHead } from '@/components/admin/company/users/people-head'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { NoAccess } from '@/components/admin/kit/no-access'
import { Message } from '@/components/ui/message'
import { can } from '@/lib/accounts/access/access'
import { type CompanySignInScreen, readCompanySignIn } from '@/lib/accounts/company/read-settings'
import { hasSignedInRecently } from '@/lib/accounts/sessions/prove-identity'
import { currentSessionId, requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Company sign-in' }

/** Sign-in with the company's identity provider (OpenID Connect). */
export default async function CompanySignInPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="company sign-in" />
  const [screen, communities, { timeZone }, isRecent] = await Promise.all([
    readCompanySignIn(actor),
    communityChoices(),
    getSiteSettings(),
    hasSignedInRecently(await currentSessionId()),
  ])
  const shown = (at: Date) => formatMoment(at, timeZone)
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PeopleHead here="/admin/users/company" />
      {screen.unreachableSince && (
        <Message tone="warn" className="mb-5">
          The provider has not responded since {shown(screen.unreachableSince)}. Open sessions continue for up
          to three hours after their last check.
        </Message>
      )}
      <div className="grid max-w-288 items-start gap-5 xl:grid-cols-[3fr_2fr]">
        <CompanySignInForm form={screen.form} hasSecret={screen.hasSecret} communities={communities} />
        <div className="grid gap-5">
          <ProviderCard screen={screen} shown={shown} />
          <EmergencyCard since={screen.emergency && shown(screen.emergency.since)} asksPassword={!isRecent} />
        </div>
      </div>
    </div>
  )
}

type ProviderCardProps = { screen: CompanySignInScreen; shown: (at: Date) => string }

/** The addresses that the provider needs, and the test. */
function ProviderCard({ screen: { addresses, hasSecret, test }, shown }: ProviderCardProps) {
  return (
    <Card title="Provider settings">
      <div className="grid gap-4">
        <AddressLine label="Redirect URI" address={addresses.callback} />
        <AddressLine label="Back-channel logout URI" address={addresses.logout} />
        {hasSecret && (
          <IntegrationButton
            path="company-sign-in/test"
            words="Test the connection"
            pendingWords="Testing..."
            variant="outline"
          />
        )}
        {test && (
          <p className={test.passed ? 'text-dense text-ink-soft' : 'text-dense text-bad'}>
            Last test {shown(test.at)}: {test.words}
          </p>
        )}
      </div>
    </Card>
  )
}
