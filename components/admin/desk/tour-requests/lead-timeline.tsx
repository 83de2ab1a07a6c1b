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
import { eventCopy } from '@/components/admin/desk/tour-requests/event-copy'
import { RecordingPlayer } from '@/components/admin/desk/voice/recording-player'
import { formatDay, formatSeconds } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'

type Look = { icon: LucideIcon; tint: string }

const PLAIN = 'border-line-strong/60 bg-card text-ink'
const GOOD = 'border-ok/45 bg-ok-wash text-ok'
const BAD = 'border-bad/45 bg-bad-wash text-bad'

const LOOKS: Record<string, Look> = {
  received: { icon: Inbox, tint: 'border-info/45 bg-sky-wash text-info' },
  resubmitted: { icon: Inbox, tint: PLAIN },
  'inquired-again': { icon: Inbox, tint: PLAIN },
  viewed: { icon: Eye, tint: PLAIN },
  status: { icon: Shuffle, tint: 'border-copper-mid/45 bg-clay-wash text-copper' },
  scheduled: { icon: Shuffle, tint: 'border-copper-mid/45 bg-clay-wash text-copper' },
  note: { icon: NotebookPen, tint: PLAIN },
  assigned: { icon: UserRoundCheck, tint: PLAIN },
  routed: { icon: UserRoundCheck, tint: PLAIN },
  'nobody-on-shift': { icon: UserRoundX, tint: BAD },
  attempt: { icon: PhoneCall, tint: GOOD },
  'family-asked': { icon: Inbox, tint: 'border-info/45 bg-sky-wash text-info' },
  'family-booked': { icon: CalendarCheck, tint: GOOD },
  skipped: { icon: SkipForward, tint: PLAIN },
  'family-texted': { icon: MessageSquare, tint: 'border-info/45 bg-sky-wash text-info' },
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
  voicemail: { icon: Voicemail, tint: 'border-info/45 bg-sky-wash text-info' },
  'call-recorded': { icon: Voicemail, tint: PLAIN },
  released: { icon: UserRoundCheck, tint: GOOD },
  alarm: { icon: BellRing, tint: BAD },
  'exit-offer': { icon: MailCheck, tint: PLAIN },
  rsvp: { icon: CalendarCheck, tint: 'border-info/45 bg-sky-wash text-info' },
  'rsvp-promoted': { icon: CalendarCheck, tint: GOOD },
  quiz: { icon: ListChecks, tint: 'border-info/45 bg-sky-wash text-info' },
  download: { icon: BookOpen, tint: 'border-info/45 bg-sky-wash text-info' },
  'rsvp-cancelled': { icon: CalendarX, tint: PLAIN },
}

type LeadEvent = LeadDetail['events'][number]

/** The family's history, newest first. */
export function LeadTimeline({ lead, zone }: { lead: LeadDetail; zone: string }) {
  return (
    <section>
      <h2 className="type-h4 border-line border-b pb-2.5">History</h2>
      <ol className="mt-4 grid gap-4">
        {lead.events.toReversed().map((event) => {
          const { icon: Icon, tint } = eventLook(event)
          const { title, text } = eventCopy(event, zone)
          return (
            <li key={event.id} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3">
              <span className={`grid size-10 place-items-center rounded-full border ${tint}`}>
                <Icon aria-hidden="true" className="size-4.5" />
              </span>
              <div className="min-w-0">
                <p className="wrap-anywhere font-[640]">{title}</p>
                {text && <p className="whitespace-pre-line wrap-anywhere text-dense text-ink-soft">{text}</p>}
                <RecordingPlayer data={event.data} />
                <RequestMark lead={lead} requestId={event.tourRequestId} zone={zone} />
              </div>
              <p className="text-right text-dense text-ink-soft tabular">
                <time dateTime={event.createdAt.toISOString()}>
                  {formatSeconds(event.createdAt, zone)}
                  <span className="block">{formatDay(event.createdAt, zone)}</span>
                </time>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Entries that report delivery. */
const TOLD = ['delivery', 'family-mail', 'family-text']

function eventLook({ type, data }: LeadEvent): Look {
  if (!TOLD.includes(type)) return LOOKS[type] ?? { icon: Inbox, tint: PLAIN }
  const outcome = typeof data === 'object' && data !== null && 'outcome' in data ? data.outcome : null
  if (outcome === 'sent') return { icon: MailCheck, tint: GOOD }
  return outcome === 'resend' ? { icon: MailCheck, tint: PLAIN } : { icon: MailX, tint: BAD }
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
        Request of {formatDay(other.createdAt, zone)}
        {other.community && `, ${other.community.name}`}
      </Link>
    </p>
  )
}
