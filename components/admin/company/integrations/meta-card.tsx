import { AddressLine } from '@/components/admin/company/integrations/address-line'
import { IntegrationButton } from '@/components/admin/company/integrations/integration-button'
import { IntegrationCard } from '@/components/admin/company/integrations/integration-card'
import { PlatformFacts } from '@/components/admin/company/integrations/platform-facts'
import { UnfetchedNotice } from '@/components/admin/company/integrations/unfetched-notice'
import { Link } from '@/components/ui/link'
import type { PlatformStatus } from '@/lib/leads/lead-forms/read-platforms'
import type { Unfetched } from '@/lib/leads/lead-forms/unfetched'

type Props = {
  standing: PlatformStatus & { isSet: boolean }
  unfetched: Unfetched | null
  address: string
  timeZone: string
}

/** Facebook and Instagram lead ads. */
export function MetaCard({ standing, unfetched, address, timeZone }: Props) {
  const { isSet, leadAt, testAt } = standing
  const hasReceived = leadAt !== null || testAt !== null
  const state = unfetched ? 'bad' : isSet ? 'on' : 'off'
  const words = isSet ? (hasReceived ? 'Connected' : 'Set up, nothing received yet') : 'Not connected'
  return (
    <IntegrationCard
      id="meta"
      title="Meta lead ads"
      state={state}
      stateWords={unfetched ? 'Leads are waiting' : words}
      about="People who send a lead form from an ad on Facebook or Instagram appear on the lead desk. Meta reports each lead, and the site then fetches it from Meta."
    >
      {unfetched && (
        <p role="alert" className="rounded-control bg-bad-wash p-4 text-bad wrap-anywhere">
          <UnfetchedNotice {...unfetched} />
        </p>
      )}
      <PlatformFacts standing={standing} timeZone={timeZone} />
      <AddressLine label="Callback URL" address={address} />
      {isSet ? (
        <div className="flex flex-wrap items-start gap-3">
          <IntegrationButton
            path="integrations/meta/check"
            words="Check the connection to Meta"
            pendingWords="Checking Meta..."
            variant="outline"
          />
          {unfetched && (
            <IntegrationButton
              path="integrations/meta/fetch"
              words="Fetch them now"
              pendingWords="Fetching..."
            />
          )}
        </div>
      ) : (
        <p className="max-w-[70ch] text-dense text-ink-soft">
          Enter the app secret, a verify token and the Page token under{' '}
          <Link href="/admin/connections/meta" className="text-link">
            Connections
          </Link>
          .
        </p>
      )}
      <ol className="grid max-w-[70ch] list-decimal gap-1.5 pl-5 text-dense">
        <li>In your Meta app, under Webhooks, choose “Page” and subscribe to “leadgen”.</li>
        <li>
          Enter the URL above as the callback URL, and the verify token that you entered under Connections.
        </li>
        <li>Subscribe the Page to the app, and give it access to leads (Leads Access Manager).</li>
        <li>Send a lead with Meta’s Lead Ads Testing Tool. It appears here as a test.</li>
      </ol>
    </IntegrationCard>
  )
}
