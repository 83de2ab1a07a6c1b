import { LiftRefusal } from '@/components/admin/desk/tour-requests/add-refusal'
import { refusalSentence } from '@/components/admin/desk/tour-requests/refusal-copy'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINK } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
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
    <ListLine
      opens={target ? writtenPhone(target) : 'an erased person'}
      title={
        target ? (
          <Link
            href={`/admin/tour-requests?${new URLSearchParams({ tab: 'all', search: target })}`}
            className={`${LIST_LINK} text-link`}
          >
            {writtenPhone(target)}
            <span className="sr-only">: their requests</span>
          </Link>
        ) : (
          'A person whose data was erased'
        )
      }
      words={row.liftedAt ? `Lifted ${formatMoment(row.liftedAt, zone)}` : said}
      more={
        <>
          <p className="text-ink-soft">
            Said {wayLabel(row.how)},{' '}
            {row.recordedBy ? `recorded by ${row.recordedBy}` : 'read automatically'},{' '}
            {formatMoment(row.saidAt, zone)}
            {row.community && `, ${row.community.name}`}
          </p>
          {row.words && <p>“{row.words}”</p>}
          {row.liftedAt && (
            <p className="font-[640]">
              Lifted {row.liftedBy ? `by ${row.liftedBy}` : 'by their own reply'}
              {row.liftReason && `: ${row.liftReason}`}
            </p>
          )}
        </>
      }
    >
      {mayWork && !row.liftedAt && (
        <LiftRefusal id={row.id} target={target ? writtenPhone(target) : 'an erased person'} said={said} />
      )}
    </ListLine>
  )
}
