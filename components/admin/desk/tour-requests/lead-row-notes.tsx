'use client'

import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { quarantineReason } from '@/components/admin/desk/tour-requests/lead-copy'
import type { LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { useNow } from '@/components/admin/kit/use-now'
import { statusLabel } from '@/components/ui/status-badge'
import { sourceName } from '@/lib/leads/sources/registry'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { isSkipReason, SKIP_LABELS } from '@/lib/leads/tour-requests/skip-reasons'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'

const TINTS = {
  info: 'font-[640] text-info',
  warn: 'font-[640] text-warn',
  bad: 'font-[640] text-bad',
  ink: 'font-[640] text-ink',
  soft: '',
}

type Note = { words: ReactNode; tint: keyof typeof TINTS }

/** The second line of a row: what is urgent first, because a narrow list cuts off the rest. */
export function LeadRowNotes({ lead }: { lead: LeadJson }) {
  const now = useNow()
  return (
    <span className="min-w-0 flex-1 truncate">
      {notesOf(lead, now ?? Number.POSITIVE_INFINITY).map(({ words, tint }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes have no state
        <Fragment key={at}>
          {at > 0 && ' · '}
          <span className={clsx(TINTS[tint])}>{words}</span>
        </Fragment>
      ))}
    </span>
  )
}

function notesOf(lead: LeadJson, now: number): Note[] {
  const isOpen = !lead.quarantinedAt && !lead.erasedAt
  const isUnfinished = lead.source === unfinishedForm.key
  const notes: (Note | false)[] = [
    lead.alertState === 'failed' && { words: 'No alert got through', tint: 'bad' },
    isOpen && {
      words: lead.claim && isRunning(lead.claim, now) && `${lead.claim.by} is calling`,
      tint: 'info',
    },
    isOpen && lead.needsReading && { words: 'Needs reading', tint: 'warn' },
    isOpen && !lead.owner && lead.nobodyOnShift && { words: 'No one on shift', tint: 'warn' },
    isOpen && !lead.firstAttemptAt && { words: skipWords(lead.skip, now), tint: 'warn' },
    isUnfinished && { words: 'Unfinished form', tint: 'ink' },
    lead.quarantinedAt !== null &&
      !lead.erasedAt && { words: `Held back: ${quarantineReason(lead.quarantine?.reason)}`, tint: 'soft' },
    isOpen && { words: statusBesideStep(lead), tint: 'ink' },
    { words: lead.community?.name ?? 'Any community', tint: 'soft' },
    !isUnfinished && { words: sourceName(lead.source), tint: 'soft' },
    lead.requests > 1 && { words: `${lead.requests} requests`, tint: 'ink' },
    lead.tags.length > 0 && { words: <Tags names={lead.tags} />, tint: 'soft' },
  ]
  return notes.filter((note): note is Note => note !== false && Boolean(note.words))
}

function Tags({ names }: { names: string[] }) {
  return (
    <>
      <span className="sr-only">Tags: </span>
      {names.join(', ')}
    </>
  )
}

const isRunning = ({ until }: { until: string }, now: number) => Date.parse(until) > now

function skipWords(skip: LeadJson['skip'], now: number): string | null {
  if (!skip || !isRunning(skip, now) || !isSkipReason(skip.reason)) return null
  return `${skip.by} ${SKIP_LABELS[skip.reason].said}`
}

/** The end of the row shows the next step in place of the status. */
function statusBesideStep({ nextStep, nextStepAt, status }: LeadJson): string | null {
  return nextStep && nextStepAt && status !== 'new' && isLeadStatus(status) ? statusLabel(status) : null
}
