import { AddressLine } from '@/components/admin/company/integrations/address-line'
import { IntegrationCard } from '@/components/admin/company/integrations/integration-card'
import { PlatformFacts } from '@/components/admin/company/integrations/platform-facts'
import { Link } from '@/components/ui/link'
import type { PlatformStatus } from '@/lib/leads/lead-forms/read-platforms'

type Props = { standing: PlatformStatus; keys: number; address: string; timeZone: string }

/** Google Ads lead forms. */
export function GoogleCard({ standing, keys, address, timeZone }: Props) {
  const hasReceived = standing.leadAt !== null || standing.testAt !== null
  return (
    <IntegrationCard
      id="google"
      title="Google lead forms"
      state={hasReceived && keys > 0 ? 'on' : 'off'}
      stateWords={hasReceived && keys > 0 ? 'Connected' : 'Not connected'}
      about="People who send a lead form from an ad on Google appear on the lead desk within seconds, like every other lead."
    >
      <PlatformFacts standing={standing} timeZone={timeZone} />
      <AddressLine label="Webhook URL" address={address} />
      <ol className="grid max-w-[70ch] list-decimal gap-1.5 pl-5 text-dense">
        <li>
          <Link href="/admin/api-keys/new" className="text-link">
            Create an API key
          </Link>{' '}
          for sending tour requests; limit it to one community if the form is for one.
        </li>
        <li>
          In Google Ads open the lead form, then “Other data integration options” and “Webhook integration”.
        </li>
        <li>Enter the URL above as the webhook URL and the API key as the key.</li>
        <li>Press “Send test data”. It appears here as a test and does not become a lead.</li>
      </ol>
    </IntegrationCard>
  )
}
