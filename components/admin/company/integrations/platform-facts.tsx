import { formatMoment } from '@/components/admin/kit/lead-time'
import type { PlatformStatus } from '@/lib/leads/lead-forms/read-platforms'

/** Last deliveries from a platform, and rejected ones. */
export function PlatformFacts({ standing, timeZone }: { standing: PlatformStatus; timeZone: string }) {
  const { leadAt, testAt, refusedAt, refusal, pollProblem } = standing
  const when = (at: Date | null) => (at ? formatMoment(at, timeZone) : 'never')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-dense sm:gap-x-6">
      <dt className="text-ink-soft">Last lead</dt>
      <dd className="tabular">{when(leadAt)}</dd>
      <dt className="text-ink-soft">Last test</dt>
      <dd className="tabular">{when(testAt)}</dd>
      {refusedAt && (
        <>
          <dt className="text-ink-soft">Last rejected</dt>
          <dd className="wrap-anywhere">
            {when(refusedAt)}: {refusal}
          </dd>
        </>
      )}
      {pollProblem && (
        <>
          <dt className="text-ink-soft">Missed leads</dt>
          <dd className="text-bad wrap-anywhere">{pollProblem}</dd>
        </>
      )}
    </dl>
  )
}
