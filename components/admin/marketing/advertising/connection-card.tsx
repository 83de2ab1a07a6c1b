import { CircleCheck, CircleDashed, CircleX, Minus } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Badge } from '@/components/ui/badge'
import type { AdConnectionState } from '@/lib/marketing/conversions/list-uploads'
import { UPLOAD_STATES } from '@/lib/marketing/conversions/upload-states'

const STATE_WORDS: Record<string, string> = {
  waiting: 'waiting',
  accepted: 'accepted',
  confirmed: 'confirmed',
  refused: 'rejected',
  withdrawn: 'not sent',
}

type Props = { state: AdConnectionState; timeZone: string; mayTest: boolean }

/** One ad platform: connection, result of the last test, and upload counts. */
export function ConnectionCard({ state, timeZone, mayTest }: Props) {
  const { vendor, product, isSet, connection, counts } = state
  const uploadCounts = UPLOAD_STATES.filter((one) => counts[one]).map(
    (one) => `${counts[one]} ${STATE_WORDS[one]}`,
  )
  const toName = <span className="sr-only"> to {product}</span>
  const standing = statusOf(isSet, connection?.testPassed ?? null, counts)
  return (
    <li className="grid gap-3 rounded-control border border-line bg-card p-5 shadow-rest">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="type-h4">{product}</h3>
        <Badge tone={standing.tone}>
          <standing.icon aria-hidden="true" />
          {standing.words}
        </Badge>
      </div>
      <p className="text-dense text-ink-soft">
        {isSet
          ? connection
            ? `Reports conversions since ${formatMoment(connection.since, timeZone)}.`
            : 'Reporting starts within a minute.'
          : 'An administrator can connect it under Connections. Until then, upload the files below.'}
      </p>
      {uploadCounts.length > 0 && <p className="text-dense tabular">Uploads: {uploadCounts.join(' · ')}</p>}
      {connection?.testedAt && (
        <p className="flex items-start gap-2 text-dense">
          {connection.testPassed ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-ok" />
          ) : (
            <CircleX aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-bad" />
          )}
          <span className="min-w-0 wrap-anywhere">
            Tested {formatMoment(connection.testedAt, timeZone)}: {connection.testWords}
          </span>
        </p>
      )}
      {isSet && mayTest && (
        <div className="grid justify-items-start gap-2">
          <ActionButton
            variant="outline"
            path={`advertising/${vendor}/test`}
            done={`See the result under ${product}`}
            busyWords={<>Testing…{toName}</>}
          >
            Test the connection
            {toName}
          </ActionButton>
        </div>
      )}
    </li>
  )
}

/** Shows "connected" only after a passed test or an accepted upload. */
function statusOf(isSet: boolean, testPassed: boolean | null, counts: Record<string, number>) {
  if (!isSet) return { tone: 'neutral', icon: Minus, words: 'Not connected' } as const
  if (testPassed === false) return { tone: 'bad', icon: CircleX, words: 'Last test failed' } as const
  if (testPassed || counts.accepted || counts.confirmed)
    return { tone: 'ok', icon: CircleCheck, words: 'Connected' } as const
  return { tone: 'neutral', icon: CircleDashed, words: 'Not tested yet' } as const
}
