import { withoutErrorCode } from '@/components/admin/leads/lead-copy'
import { formatMoment } from '@/components/admin/leads/lead-time'
import { statusLabel } from '@/components/ui/status-badge'
import { correctionLines, correctionsIn } from '@/lib/leads/corrections'
import { isLeadStatus } from '@/lib/leads/status'

type LeadEvent = { type: string; actorName: string | null; data: unknown }

/** A line of the history in words; what is unknown is shown under its own name rather than hidden. */
export function eventCopy(
  { type, actorName, data }: LeadEvent,
  zone: string,
): { title: string; text?: string | undefined } {
  const facts = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const who = actorName ?? 'The system'
  const word = (key: string) => (typeof facts[key] === 'string' ? (facts[key] as string) : undefined)
  switch (type) {
    case 'received':
      return { title: 'Request received', text: word('promise') }
    case 'inquired-again':
      return { title: 'The family asked again' }
    case 'viewed':
      return { title: `${who} opened the request` }
    case 'status':
      return { title: `${who} moved it to ${label(word('to'))}`, text: word('reason') }
    case 'scheduled':
      return {
        title: `${who} set the tour`,
        text: word('scheduledDate') && formatMoment(new Date(word('scheduledDate') ?? 0), zone),
      }
    case 'note':
      return {
        title: facts.field === 'notes' ? `${who} changed the notes` : `${who} wrote`,
        text: word('text'),
      }
    case 'assigned':
      return {
        title: word('owner') ? `${who} gave it to ${word('owner')}` : `${who} left it without an owner`,
      }
    case 'released':
      return { title: `${who} released it from quarantine` }
    case 'delivery':
      return deliveryEvent(facts, who)
    case 'alarm':
      return { title: 'Alarm: nobody has been reached', text: ALARMS[word('reason') ?? ''] ?? word('reason') }
    case 'resubmitted':
      return sentAgain(data, zone)
    case 'exit-offer':
      return {
        title: 'Took up the exit offer',
        text: word('page') && `On ${word('page')}; asked for information, not for a call`,
      }
    case 'rsvp':
      return {
        title: `${facts.status === 'waiting' ? 'Waits for' : 'Signed up for'} “${word('title')}”`,
        text: party(facts),
      }
    case 'rsvp-promoted':
      return { title: `Got ${seats(facts)} from the waiting list of “${word('title')}”` }
    case 'rsvp-cancelled':
      return { title: `Gave back ${seats(facts)} at “${word('title')}”` }
    case 'quiz':
      return {
        title: `Answered “${word('title')}”`,
        text: facts.contact === 'call' ? 'Asked for a call' : 'Asked for information only',
      }
    case 'download':
      return {
        title: `Asked for the guide “${word('title')}”`,
        text: facts.fetched ? 'Fetched it' : 'Has not fetched it yet',
      }
    default:
      return { title: type, text: word('text') ?? word('reason') }
  }
}

/** Entries written before corrections were kept hold a changed message alone. */
function sentAgain(data: unknown, zone: string) {
  const lines = correctionLines(correctionsIn(data), (iso) => formatMoment(new Date(iso), zone))
  if (lines.length > 0) return { title: 'The family corrected the request', text: lines.join('\n') }
  const message = (data as { message?: unknown } | null)?.message
  return { title: 'The same form was sent again', text: typeof message === 'string' ? message : undefined }
}

const seats = ({ guests }: Record<string, unknown>) => (guests === 1 ? 'one seat' : `${guests} seats`)

function party({ guests, message }: Record<string, unknown>): string {
  const people = guests === 1 ? 'One person' : `${guests} people`
  return typeof message === 'string' && message ? `${people}\n${message}` : people
}

const ALARMS: Record<string, string> = {
  'no-recipient': 'There is no active e-mail recipient and no fallback address.',
  'delivery-lost': 'The alert was lost and has been made again.',
  'every-delivery-failed': 'Every address refused the alert.',
  'undelivered-for-minutes': 'No alert has been accepted for minutes.',
}

function label(status: string | undefined): string {
  return status && isLeadStatus(status) ? statusLabel(status).toLowerCase() : (status ?? 'another status')
}

function deliveryEvent(facts: Record<string, unknown>, who: string) {
  const target = String(facts.target ?? 'staff')
  switch (facts.outcome) {
    case 'sent':
      return { title: 'Alert accepted', text: target }
    case 'kept':
      return { title: 'Alert kept in the back office', text: target }
    case 'resend':
      return { title: `${who} sent the alert again`, text: target }
    default:
      return {
        title: 'Alert failed',
        text: typeof facts.reason === 'string' ? `${target}: ${withoutErrorCode(facts.reason)}` : target,
      }
  }
}
