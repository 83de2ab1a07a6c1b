import {
  BellRing,
  Eye,
  Inbox,
  type LucideIcon,
  MailCheck,
  NotebookPen,
  Shuffle,
  UserRoundCheck,
} from 'lucide-react'
import { eventWords } from '@/components/admin/leads/event-words'
import { formatMoment } from '@/components/admin/leads/lead-time'
import { Panel } from '@/components/admin/leads/panel'
import type { LeadDetail } from '@/lib/leads/desk/read-lead'

const ICONS: Record<string, LucideIcon> = {
  received: Inbox,
  'inquired-again': Inbox,
  viewed: Eye,
  status: Shuffle,
  scheduled: Shuffle,
  note: NotebookPen,
  assigned: UserRoundCheck,
  released: UserRoundCheck,
  delivery: MailCheck,
  alarm: BellRing,
}

/** What happened, newest first, with who did it and when. */
export function LeadTimeline({ lead, zone }: { lead: LeadDetail; zone: string }) {
  return (
    <Panel title="History">
      <ol className="grid gap-4">
        {lead.events.toReversed().map((event) => {
          const Icon = ICONS[event.type] ?? Inbox
          const { title, text } = eventWords(event, zone)
          return (
            <li key={event.id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3">
              <span className="grid size-10 place-items-center rounded-full border border-line bg-paper">
                <Icon aria-hidden="true" className="size-4.5" />
              </span>
              <div className="sm:flex sm:justify-between sm:gap-4">
                <div className="min-w-0">
                  <p className="font-[620]">{title}</p>
                  {text && <p className="whitespace-pre-line break-words text-ink-soft">{text}</p>}
                </div>
                <p className="flex-none text-dense text-ink-soft tabular">
                  {formatMoment(event.createdAt, zone)}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
