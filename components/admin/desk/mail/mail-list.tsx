import { deliveryCopy, deliveryTone } from '@/components/admin/desk/tour-requests/lead-copy'
import { withoutErrorCode } from '@/components/admin/kit/error-text'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINES, LIST_LINK } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'

export type MailLine = {
  id: string
  href: string
  subject: string
  to: string
  state: string
  lastError: string | null
  createdAt: Date
  finishedAt: Date | null
}

/** One line per mail: time, subject, recipient and state. */
export function MailList({ lines, timeZone }: { lines: MailLine[]; timeZone: string }) {
  return (
    <ul className={`mt-2 ${LIST_LINES}`}>
      {lines.map((line) => (
        <ListLine
          key={line.id}
          start={formatMoment(line.finishedAt ?? line.createdAt, timeZone)}
          title={
            <Link href={line.href} className={`${LIST_LINK} text-link`}>
              {line.subject}
            </Link>
          }
          words={
            <>
              to {line.to}
              {line.lastError && line.state !== 'sent' && `. ${withoutErrorCode(line.lastError)}`}
              <span className="md:hidden">
                {' '}
                · {formatMoment(line.finishedAt ?? line.createdAt, timeZone)}
              </span>
            </>
          }
        >
          <Badge tone={deliveryTone(line.state)}>{deliveryCopy(line.state)}</Badge>
        </ListLine>
      ))}
    </ul>
  )
}
