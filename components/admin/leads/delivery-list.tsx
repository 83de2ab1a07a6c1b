import { attemptCopy, deliveryCopy, deliveryTone, withoutErrorCode } from '@/components/admin/leads/lead-copy'
import { formatMoment, formatSeconds } from '@/components/admin/leads/lead-time'
import { Panel } from '@/components/admin/leads/panel'
import { ResendButton } from '@/components/admin/leads/resend-button'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { LeadDetail } from '@/lib/desk/read-lead'

type Delivery = LeadDetail['deliveries'][number]

/** Every alert about the lead with each attempt and what the other side answered. */
export function DeliveryList({
  lead,
  zone,
  mayResend,
}: {
  lead: LeadDetail
  zone: string
  mayResend: boolean
}) {
  return (
    <Panel title="Deliveries">
      {lead.deliveries.length === 0 && (
        <p className="text-ink-soft">
          {lead.quarantinedAt
            ? 'None: the request is held back.'
            : 'None yet. They are made within a minute.'}
        </p>
      )}
      <ul className="divide-y divide-line">
        {lead.deliveries.map((delivery) => (
          <li key={delivery.id} className="py-3.5 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 wrap-anywhere font-[620]">
                {delivery.channel === 'email' ? 'E-mail' : delivery.channel} to {delivery.target}
              </p>
              <Badge tone={deliveryTone(delivery.state)}>{deliveryCopy(delivery.state)}</Badge>
            </div>
            <Attempts delivery={delivery} zone={zone} />
            {delivery.state === 'due' && delivery.attemptCount > 0 && (
              <p className="mt-1 text-dense text-ink-soft">
                Next attempt {formatMoment(delivery.dueAt, zone)}
              </p>
            )}
            <div className="mt-2 flex flex-wrap gap-4">
              {delivery.subject && (
                <Link
                  href={`/admin/mail/${delivery.id}`}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  Read the mail
                </Link>
              )}
              {mayResend && (delivery.state === 'failed' || delivery.state === 'due') && (
                <ResendButton
                  call={`/api/admin/tour-requests/${lead.id}/deliveries/${delivery.id}/resend`}
                  target={delivery.target ?? ''}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Attempts({ delivery, zone }: { delivery: Delivery; zone: string }) {
  if (delivery.attempts.length === 0) return null
  return (
    <ol className="mt-2 grid gap-1 text-dense text-ink-soft">
      {delivery.attempts.map((attempt) => (
        <li key={attempt.id} className="flex flex-wrap gap-x-3">
          <span className="tabular">{formatSeconds(attempt.startedAt, zone)}</span>
          <span>
            Attempt {attempt.number}: {attemptCopy(attempt.outcome)}
          </span>
          {attempt.response && (
            <span className="min-w-0 wrap-anywhere">{withoutErrorCode(attempt.response)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
