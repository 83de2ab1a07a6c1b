import { deliveryCopy, deliveryTone } from '@/components/admin/desk/tour-requests/lead-copy'
import { withoutErrorCode } from '@/components/admin/kit/error-text'
import { formatMoment } from '@/components/admin/kit/lead-time'
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
    <ul className="mt-2 divide-y divide-line rounded-control border border-line bg-card shadow-rest">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid gap-x-5 gap-y-2 p-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto] lg:items-center"
        >
          <p className="text-dense text-ink-soft tabular">
            {formatMoment(line.finishedAt ?? line.createdAt, timeZone)}
          </p>
          <div className="min-w-0">
            <p className="break-words font-[620]">
              <Link href={line.href} className="text-link">
                {line.subject}
              </Link>
            </p>
            <p className="break-words text-dense text-ink-soft">
              to {line.to}
              {line.lastError && line.state !== 'sent' && `. ${withoutErrorCode(line.lastError)}`}
            </p>
          </div>
          <Badge tone={deliveryTone(line.state)} className="justify-self-start">
            {deliveryCopy(line.state)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
