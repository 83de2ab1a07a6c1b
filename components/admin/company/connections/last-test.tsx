import { ShownMoment } from '@/components/admin/kit/company-zone'
import type { LastTest } from '@/lib/desk/connections/read-connections'

/** How the last test ended, when, and who ran it. */
export function LastTestWords({ last: { succeeded, words, by, at } }: { last: LastTest }) {
  return (
    <span className="wrap-anywhere">
      <span className={succeeded ? 'text-ok' : 'text-bad'}>{words}</span> Tested <ShownMoment at={at} /> by{' '}
      {by}.
    </span>
  )
}
