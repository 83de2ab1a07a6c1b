import { LiftRefusal } from '@/components/admin/desk/tour-requests/add-refusal'
import { refusalSentence } from '@/components/admin/desk/tour-requests/refusal-copy'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import type { ListedRefusal } from '@/lib/desk/do-not-contact/list-refusals'
import { isRefusedScope, wayLabel } from '@/lib/platform/do-not-contact/scopes'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/** A do-not-contact entry: what was said, when, how and to whom, and whether it is in force. */
export function RefusalRow({ row, zone, mayWork }: { row: ListedRefusal; zone: string; mayWork: boolean }) {
  const target = row.phoneE164 ?? row.email
  const scope = isRefusedScope(row.scope) ? row.scope : 'everything'
  const said = refusalSentence({ scope, saidAt: row.saidAt }, zone)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 grow basis-64">
        <p className="wrap-anywhere font-[640]">
          {target ? (
            <Link
              href={`/admin/tour-requests?${new URLSearchParams({ tab: 'all', search: target })}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              {writtenPhone(target)}
              <span className="sr-only">: their requests</span>
            </Link>
          ) : (
            'A person whose data was erased'
          )}
        </p>
        <p>{said}</p>
        <p className="text-dense text-ink-soft">
          Said {wayLabel(row.how)},{' '}
          {row.recordedBy ? `written down by ${row.recordedBy}` : 'read automatically'},{' '}
          {formatMoment(row.saidAt, zone)}
          {row.community && `, ${row.community.name}`}
        </p>
        {row.words && <p className="mt-1 wrap-anywhere">“{row.words}”</p>}
        {row.liftedAt && (
          <p className="mt-1 wrap-anywhere text-dense font-[640]">
            Lifted {row.liftedBy ? `by ${row.liftedBy}` : 'by their own reply'},{' '}
            {formatMoment(row.liftedAt, zone)}
            {row.liftReason && `: ${row.liftReason}`}
          </p>
        )}
      </div>
      {mayWork && !row.liftedAt && (
        <LiftRefusal id={row.id} target={target ? writtenPhone(target) : 'an erased person'} said={said} />
      )}
    </li>
  )
}
