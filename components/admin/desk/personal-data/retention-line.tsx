import { FieldError, fieldControlProps, Input } from '@/components/ui/field'
import type { RetentionKind } from '@/lib/desk/personal-data/retention-kinds'

type Props = {
  kind: RetentionKind
  /** As typed; empty: kept. */
  months: string
  /** Rows that the next run removes, when known. */
  due: number | null
  isCounting: boolean
  error: string | undefined
  onChange: (months: string) => void
}

/** One kind: label, months, and what the next run removes. */
export function RetentionLine({ kind, months, due, isCounting, error, onChange }: Props) {
  const { title, hint } = RETENTION_LABELS[kind]
  const id = `retention-${kind}`
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto_9.5rem]">
      <div className="min-w-0 max-md:col-span-2">
        <label htmlFor={id} className="font-[620]">
          {title}
        </label>
        <p id={`${id}-hint`} className="text-dense text-ink-soft">
          {hint}
        </p>
        <FieldError id={`${id}-error`} message={error} />
      </div>
      <div className="flex items-center gap-2.5">
        <Input
          {...fieldControlProps(id, { hint: true, error: Boolean(error) })}
          inputMode="numeric"
          autoComplete="off"
          value={months}
          onChange={(event) => onChange(event.target.value)}
          className="w-22 text-right tabular"
        />
        <span aria-hidden="true">months</span>
      </div>
      <p className="text-dense text-ink-soft tabular md:text-right">
        {months.trim() === '' ? 'kept' : isCounting ? 'counting' : due !== null && `next run: ${due}`}
      </p>
    </li>
  )
}

/** Label of each kind, where its period starts, and what happens at its end. */
const RETENTION_LABELS: Record<RetentionKind, { title: string; hint: string }> = {
  leads: {
    title: 'Tour requests that did not lead to a move-in',
    hint: 'Not interested, with no activity since. Kept for statistics, without personal data. Emails that were set aside are deleted after the same period.',
  },
  openLeads: {
    title: 'Open tour requests',
    hint: 'From new to follow-up, with no activity since and no upcoming tour. Kept for statistics, without personal data.',
  },
  movedInLeads: {
    title: 'Tour requests that led to a move-in',
    hint: 'Counted from the last change. Kept for statistics, without personal data.',
  },
  heldLeads: {
    title: 'Requests in quarantine',
    hint: 'Held back as suspicious or marked as spam, regardless of status. Kept for statistics, without personal data.',
  },
  quizzes: {
    title: 'Quiz answers',
    hint: 'Deleted with their private result pages, whose links stop working.',
  },
  downloads: { title: 'Requested guides', hint: 'Deleted. The download count is kept.' },
  rsvps: { title: 'Event sign-ups', hint: 'Counted from the end of the event. Deleted.' },
  exitOffers: { title: 'Exit offers', hint: 'Deleted.' },
  applications: { title: 'Job applications', hint: 'Deleted, with the emails about them.' },
  devices: {
    title: 'Device details',
    hint: 'The IP address and browser of each submission. Removed, except where they are evidence of consent.',
  },
  mails: {
    title: 'Text of sent emails',
    hint: 'The list of emails still shows that each was sent, to whom and when.',
  },
}
