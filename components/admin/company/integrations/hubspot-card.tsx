import { HubspotForm } from '@/components/admin/company/integrations/hubspot-form'
import { IntegrationButton } from '@/components/admin/company/integrations/integration-button'
import { IntegrationCard } from '@/components/admin/company/integrations/integration-card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import type { CrmSettings } from '@/lib/desk/crm/connection'

/** HubSpot, where each lead becomes a contact and a deal. */
export function HubspotCard({ settings, timeZone }: { settings: CrmSettings; timeZone: string }) {
  const { isSet, isOn, problem, checkedAt, seenAt, pipelines, pipelineId, stages } = settings
  const isActive = isSet && isOn
  return (
    <IntegrationCard
      id="hubspot"
      title="HubSpot"
      state={isActive ? (problem ? 'bad' : 'on') : 'off'}
      stateWords={isActive ? (problem ? 'Not responding' : 'On') : isSet ? 'Off' : 'Not connected'}
      about="Each lead becomes a contact and a deal, and changes to the deal appear in the lead’s history here. If HubSpot cannot be reached, the desk keeps working and updates HubSpot later."
    >
      {problem && <p className="text-bad wrap-anywhere">HubSpot says: {problem}</p>}
      {seenAt && isActive && (
        <p className="text-dense text-ink-soft tabular">
          Last checked for changed stages {formatMoment(seenAt, timeZone)}.
        </p>
      )}
      {isSet ? (
        <IntegrationButton
          path="integrations/hubspot/check"
          words="Check the connection to HubSpot"
          pendingWords="Checking HubSpot..."
          variant="outline"
        />
      ) : (
        <p className="max-w-[70ch] text-dense text-ink-soft">
          Create a service key in HubSpot and enter it under{' '}
          <Link href="/admin/connections/hubspot" className="text-link">
            Connections
          </Link>
          .
        </p>
      )}
      {isSet && checkedAt && <HubspotForm pipelines={pipelines} stored={{ isOn, pipelineId, stages }} />}
    </IntegrationCard>
  )
}
