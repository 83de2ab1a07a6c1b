import {
  Ban,
  BellRing,
  BookOpen,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Eye,
  Inbox,
  ListChecks,
  type LucideIcon,
  MailCheck,
  MailX,
  Merge,
  MessageSquare,
  NotebookPen,
  PhoneCall,
  Shuffle,
  SkipForward,
  Split,
  UserRoundCheck,
  UserRoundX,
  UsersRound,
  Voicemail,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { eventCopy } from '@/components/admin/desk/tour-requests/event-copy'
import { alertsWords } from '@/components/admin/desk/tour-requests/lead-copy'
import { RecordingPlayer } from '@/components/admin/desk/voice/recording-player'
import { Disclosure } from '@/components/admin/kit/disclosure'
import { formatDay, formatSeconds } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'

type Look = { icon: LucideIcon; tint: string }

const PLAIN = 'text-ink'
const GOOD = 'text-ok'
const BAD = 'text-bad'

const LOOKS: Record<string, Look> = {
  received: { icon: Inbox, tint: 'text-info' },
  resubmitted: { icon: Inbox, tint: PLAIN },
  'inquired-again': { icon: Inbox, tint: PLAIN },
  viewed: { icon: Eye, tint: PLAIN },
  status: { icon: Shuffle, tint: 'text-copper' },
  scheduled: { icon: Shuffle, tint: 'text-copper' },
  note: { icon: NotebookPen, tint: PLAIN },
  assigned: { icon: UserRoundCheck, tint: PLAIN },
  routed: { icon: UserRoundCheck, tint: PLAIN },
  'nobody-on-shift': { icon: UserRoundX, tint: BAD },
  attempt: { icon: PhoneCall, tint: GOOD },
  'family-asked': { icon: Inbox, tint: 'text-info' },
  'family-booked': { icon: CalendarCheck, tint: GOOD },
  'call-chosen': { icon: CalendarClock, tint: 'text-info' },
  'call-time': { icon: BellRing, tint: PLAIN },
  skipped: { icon: SkipForward, tint: PLAIN },
  'family-texted': { icon: MessageSquare, tint: 'text-info' },
  'tour-called-off': { icon: CalendarX, tint: BAD },
  'do-not-contact': { icon: Ban, tint: BAD },
  'contact-allowed': { icon: PhoneCall, tint: GOOD },
  merged: { icon: Merge, tint: PLAIN },
  family: { icon: UsersRound, tint: PLAIN },
  'merge-undone': { icon: Split, tint: PLAIN },
  'next-step': { icon: CalendarClock, tint: PLAIN },
  escalated: { icon: BellRing, tint: BAD },
  'second-channel': { icon: BellRing, tint: BAD },
  'phone-rang': { icon: PhoneCall, tint: PLAIN },
  'not-rung': { icon: BellRing, tint: BAD },
  voicemail: { icon: Voicemail, tint: 'text-info' },
  'call-recorded': { icon: Voicemail, tint: PLAIN },
  released: { icon: UserRoundCheck, tint: GOOD },
  alarm: { icon: BellRing, tint: BAD },
  'exit-offer': { icon: MailCheck, tint: PLAIN },
  rsvp: { icon: CalendarCheck, tint: 'text-info' },
  'rsvp-promoted': { icon: CalendarCheck, tint: GOOD },
  quiz: { icon: ListChecks, tint: 'text-info' },
  download: { icon: BookOpen, tint: 'text-info' },
  'rsvp-cancelled': { icon: CalendarX, tint: PLAIN },
}

type LeadEvent = LeadDetail['events'][number]

/** The family's history, newest first; alerts that went out together are one line. */
export function LeadTimeline({ lead, zone }: { lead: LeadDetail; zone: string }) {
  return (
    <section>
      <h2 className="border-line border-b pb-2">History</h2>
      <ol>
        {withAlertsJoined(lead.events.toReversed()).map((entry) =>
          'alerts' in entry ? (
            <AlertsEntry key={entry.id} alerts={entry.alerts} zone={zone} />
          ) : (
            <Entry key={entry.id} event={entry} zone={zone}>
              <RequestMark lead={lead} requestId={entry.tourRequestId} zone={zone} />
            </Entry>
          ),
        )}
      </ol>
    </section>
  )
}

const LINE = 'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2.5 border-line border-b py-1.5'

function Entry({ event, zone, children }: { event: LeadEvent; zone: string; children: ReactNode }) {
  const { icon: Icon, tint } = eventLook(event)
  const { title, text } = eventCopy(event, zone)
  return (
    <li className={LINE}>
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 ${tint}`} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-[640]">{title}</p>
        {text && <p className="whitespace-pre-line wrap-anywhere text-dense text-ink-soft">{text}</p>}
        <RecordingPlayer data={event.data} />
        {children}
      </div>
      <Moment at={event.createdAt} zone={zone} />
    </li>
  )
}

function Moment({ at, zone }: { at: Date; zone: string }) {
  return (
    <p className="text-right text-dense text-ink-soft tabular">
      <time dateTime={at.toISOString()}>
        {formatSeconds(at, zone)}
        <span className="block">{formatDay(at, zone)}</span>
      </time>
    </p>
  )
}

/** Several alerts as one line that opens to show each. */
function AlertsEntry({ alerts, zone }: { alerts: LeadEvent[]; zone: string }) {
  const count = (outcome: string) => alerts.filter(({ data }) => outcomeOf(data) === outcome).length
  const [delivered, kept] = [count('sent'), count('kept')]
  const failed = alerts.length - delivered - kept
  const Icon = failed + kept > 0 ? MailX : MailCheck
  const tint = failed > 0 ? BAD : kept > 0 ? PLAIN : GOOD
  return (
    <li className={LINE}>
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 ${tint}`} />
      <Disclosure summary={alertsWords({ delivered, kept, failed, pending: 0 })} needsSomebody={false}>
        <ul className="text-dense text-ink-soft">
          {alerts.map((event) => {
            const { title, text } = eventCopy(event, zone)
            return (
              <li key={event.id} className="wrap-anywhere">
                {formatSeconds(event.createdAt, zone)} {title}: {text}
              </li>
            )
          })}
        </ul>
      </Disclosure>
      {alerts[0] && <Moment at={alerts[0].createdAt} zone={zone} />}
    </li>
  )
}

/** Entries that report delivery. */
const TOLD = ['delivery', 'family-mail', 'family-text']

type Joined = { id: string; alerts: LeadEvent[] }

/** Joins alerts between which nothing happened but other deliveries, at the place of the newest. */
function withAlertsJoined(events: LeadEvent[]): (LeadEvent | Joined)[] {
  const entries: (LeadEvent | Joined)[] = []
  let open: Joined | null = null
  for (const event of events) {
    if (!TOLD.includes(event.type)) open = null
    if (!isOwnAlert(event)) entries.push(event)
    else if (open) open.alerts.push(event)
    else {
      open = { id: event.id, alerts: [event] }
      entries.push(open)
    }
  }
  return entries.map((entry) =>
    'alerts' in entry && entry.alerts.length === 1 ? (entry.alerts[0] ?? entry) : entry,
  )
}

/** True for an alert that the system sent; one sent again is what a person did. */
const isOwnAlert = ({ type, data }: LeadEvent) => type === 'delivery' && outcomeOf(data) !== 'resend'

function eventLook({ type, data }: LeadEvent): Look {
  if (!TOLD.includes(type)) return LOOKS[type] ?? { icon: Inbox, tint: PLAIN }
  const outcome = outcomeOf(data)
  if (outcome === 'sent') return { icon: MailCheck, tint: GOOD }
  return outcome === 'resend' ? { icon: MailCheck, tint: PLAIN } : { icon: MailX, tint: BAD }
}

function outcomeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'outcome' in data ? data.outcome : null
}

type Props = { lead: LeadDetail; requestId: string | null; zone: string }

/** The request a history entry belongs to; nothing when the family has only one. */
function RequestMark({ lead, requestId, zone }: Props) {
  if (requestId === null || lead.related.length === 0) return null
  if (requestId === lead.id) return <p className="text-dense text-ink-soft">This request</p>
  const other = lead.related.find(({ id }) => id === requestId)
  if (!other) return null
  return (
    <p className="text-dense">
      <Link
        href={`/admin/tour-requests/${other.id}`}
        className="text-link underline underline-offset-4 max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
      >
        Request from {formatDay(other.createdAt, zone)}
        {other.community && `, ${other.community.name}`}
      </Link>
    </p>
  )
}
