import {
  type AlertCounts,
  alertsWords,
  attemptCopy,
  deliveryCopy,
  deliveryTone,
  receiptCopy,
} from '@/components/admin/desk/tour-requests/lead-copy'
import { ResendButton } from '@/components/admin/desk/tour-requests/resend-button'
import { Card } from '@/components/admin/kit/card'
import { Disclosure } from '@/components/admin/kit/disclosure'
import { withoutErrorCode } from '@/components/admin/kit/error-text'
import { formatMoment, formatSeconds } from '@/components/admin/kit/lead-time'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'
import { FAMILY_TEXT_TITLES, type FamilyTextKind } from '@/lib/leads/family/family-copy'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Delivery = LeadDetail['deliveries'][number]

/** Deliveries are created with the lead; a call imported from an older file has none. */
const isRecent = ({ createdAt }: LeadDetail) => Date.now() - new Date(createdAt).getTime() < 10 * 60_000

/** Alerts of a lead in one line that opens, messages to the family, and every attempt with its response. */
export function DeliveryList({
  lead,
  zone,
  mayResend,
}: {
  lead: LeadDetail
  zone: string
  mayResend: boolean
}) {
  const alerts = lead.deliveries.filter(({ isToFamily }) => !isToFamily)
  const counts = countsOf(alerts)
  return (
    <Card title="Deliveries">
      {lead.deliveries.length === 0 && (
        <p className="text-ink-soft">
          {lead.erasedAt
            ? 'None: deleted with the person’s data.'
            : lead.quarantinedAt
              ? 'None: the request is held back.'
              : isRecent(lead)
                ? 'None yet. They appear within a minute.'
                : 'None: no one was set to be notified.'}
        </p>
      )}
      {alerts.length > 0 && (
        <Disclosure summary={alertsWords(counts)} needsSomebody={counts.failed > 0}>
          <Deliveries deliveries={alerts} lead={lead} zone={zone} mayResend={mayResend} />
        </Disclosure>
      )}
      <Deliveries
        deliveries={lead.deliveries.filter(({ isToFamily }) => isToFamily)}
        lead={lead}
        zone={zone}
        mayResend={mayResend}
      />
    </Card>
  )
}

function countsOf(alerts: Delivery[]): AlertCounts {
  const counts = { delivered: 0, kept: 0, failed: 0, pending: 0 }
  for (const alert of alerts) counts[outcomeOf(alert)] += 1
  return counts
}

function outcomeOf({ state, receipt }: Delivery): keyof AlertCounts {
  if (state === 'kept') return 'kept'
  if (state === 'due' || state === 'leased') return 'pending'
  const isLost = receipt?.status === 'undelivered' || receipt?.status === 'failed'
  return state === 'sent' && !isLost ? 'delivered' : 'failed'
}

type DeliveriesProps = { deliveries: Delivery[]; lead: LeadDetail; zone: string; mayResend: boolean }

function Deliveries({ deliveries, lead, zone, mayResend }: DeliveriesProps) {
  return (
    <ul className="divide-y divide-line empty:hidden">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="py-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="min-w-0 wrap-anywhere font-[620]">
              {deliverySubject(delivery)} to {writtenPhone(delivery.target ?? '')}
            </p>
            {isPlanned(delivery) ? (
              <Badge tone="info">Planned</Badge>
            ) : (
              <Badge tone={deliveryTone(delivery.state)}>{stateCopy(delivery)}</Badge>
            )}
          </div>
          {delivery.words && (
            <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-soft">“{delivery.words}”</p>
          )}
          <Attempts delivery={delivery} zone={zone} />
          <Report delivery={delivery} zone={zone} />
          {delivery.state === 'due' && (delivery.attemptCount > 0 || isPlanned(delivery)) && (
            <p className="mt-1 text-dense text-ink-soft">
              {isPlanned(delivery) ? 'Scheduled for' : 'Next attempt'} {formatMoment(delivery.dueAt, zone)}
            </p>
          )}
          <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
            {delivery.subject && (
              <Link
                href={`/admin/mail/${delivery.id}`}
                className="inline-flex min-h-11 items-center text-link"
              >
                Read the email
              </Link>
            )}
            {mayResend && isResendable(delivery) && (
              <ResendButton
                path={`tour-requests/${lead.id}/deliveries/${delivery.id}/resend`}
                target={writtenPhone(delivery.target ?? '')}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const ALERTS: Record<string, string> = { email: 'Email', text: 'Text', push: 'Push' }

function deliverySubject({ isToFamily, channel, payload }: Delivery): string {
  if (!isToFamily) return ALERTS[channel] ?? channel
  const about = typeof payload === 'object' && payload && 'about' in payload ? payload.about : null
  const title = FAMILY_TEXT_TITLES[about as FamilyTextKind]
  return channel === 'text' ? `${title ?? 'Written by staff'}, by text,` : (title ?? 'Email to the family')
}

/** After a resend, the earlier receipt no longer applies. */
function stateCopy({ state, receipt }: Delivery): string {
  const isOver = state === 'sent' || state === 'failed'
  return receipt && isOver ? receiptCopy(receipt.status) : deliveryCopy(state)
}

function Report({ delivery: { receipt }, zone }: { delivery: Delivery; zone: string }) {
  if (!receipt) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-dense text-ink-soft">
      <span className="tabular">{formatSeconds(new Date(receipt.at), zone)}</span>
      <span>Reported: {receiptCopy(receipt.status).toLowerCase()}</span>
      {receipt.words && <span className="min-w-0 wrap-anywhere">{receipt.words}</span>}
    </p>
  )
}

/** A reminder that is not due yet. */
function isPlanned({ isToFamily, state, attemptCount }: Delivery): boolean {
  return isToFamily && state === 'due' && attemptCount === 0
}

function isResendable(delivery: Delivery): boolean {
  if (isPlanned(delivery)) return false
  const again = delivery.isToFamily ? ['failed', 'due', 'sent', 'kept'] : ['failed', 'due']
  return again.includes(delivery.state)
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
