import { IntegrationButton } from '@/components/admin/company/integrations/integration-button'
import { IntegrationCard } from '@/components/admin/company/integrations/integration-card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import type { IndexNowStatus } from '@/lib/site/index-now/submit-changes'

/** IndexNow, which notifies search engines of changed pages. */
export function IndexNowCard({ standing, timeZone }: { standing: IndexNowStatus; timeZone: string }) {
  const { isSet, problem, toldAt, toldCount } = standing
  return (
    <IntegrationCard
      id="index-now"
      title="Search engines"
      state={isSet ? (problem ? 'bad' : 'on') : 'off'}
      stateWords={isSet ? (problem ? 'Rejected' : 'On') : 'Not connected'}
      about="Bing and other search engines that use IndexNow are notified of new, changed and removed pages within minutes. Google finds changes through the sitemap."
    >
      {isSet && problem && <p className="text-bad wrap-anywhere">IndexNow says: {problem}.</p>}
      {isSet && toldAt && (
        <p className="text-dense text-ink-soft tabular">
          Last notified of {toldCount === 1 ? 'one page' : `${toldCount} pages`}{' '}
          {formatMoment(toldAt, timeZone)}.
        </p>
      )}
      {isSet ? (
        <IntegrationButton
          path="integrations/index-now"
          words="Notify them now"
          pendingWords="Notifying..."
          variant="outline"
        />
      ) : (
        <p className="max-w-[70ch] text-dense text-ink-soft">
          Your server administrator chooses a key of at least 8 letters and digits and sets it as{' '}
          <code>INDEXNOW_KEY</code>.
        </p>
      )}
    </IntegrationCard>
  )
}
