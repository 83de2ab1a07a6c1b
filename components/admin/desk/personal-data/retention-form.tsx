'use client'

import { useEffect, useState } from 'react'
import { RetentionLine } from '@/components/admin/desk/personal-data/retention-line'
import { ActionForm } from '@/components/admin/kit/action-form'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Message } from '@/components/ui/message'
import { toast } from '@/components/ui/toast-store'
import {
  type Counts,
  type Periods,
  RETENTION_KINDS,
  type RetentionKind,
} from '@/lib/desk/personal-data/retention-kinds'

type Props = {
  periods: Periods
  due: Counts
  last: { at: string; counts: Partial<Counts> } | null
  timeZone: string
}

/** Retention periods, with a preview of what the next run removes. */
export function RetentionForm({ periods, due, last, timeZone }: Props) {
  const form = useRetention(periods, due)
  const errors = form.refusal?.fieldErrors ?? {}
  const total = form.due && RETENTION_KINDS.reduce((sum, kind) => sum + (form.due?.[kind] ?? 0), 0)
  return (
    <Card id="retention" title="Retention periods">
      <p className="max-w-[62ch] text-ink-soft">
        Leave a period empty to keep the data until someone deletes it. Data older than its period is removed
        once a day. Your privacy page should state the same periods.
      </p>
      <ActionForm
        action={{
          busy: form.isSaving,
          message: Object.keys(errors).length === 0 ? form.refusal?.message : undefined,
        }}
        className="mt-4 grid gap-4"
        onSend={form.save}
        submit="Save"
        isReady={form.isChanged}
        footer={(button) => (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {button}
            <p className="text-dense text-ink-soft">{lastWords(last, timeZone)}</p>
          </div>
        )}
      >
        <ul className="divide-y divide-line border-line border-y">
          {RETENTION_KINDS.map((kind) => (
            <RetentionLine
              key={kind}
              kind={kind}
              months={form.months[kind]}
              due={form.due?.[kind] ?? null}
              isCounting={form.isCounting}
              error={errors[kind]}
              onChange={(months) => form.change(kind, months)}
            />
          ))}
        </ul>
        <div aria-live="polite">
          {form.isCounting ? (
            <p className="text-ink-soft">Counting what the next run would remove...</p>
          ) : (
            total !== null &&
            total > 0 && (
              <Message tone="warn">
                The next run permanently removes {total} {total === 1 ? 'item' : 'items'}.
                {form.isChanged && ' Nothing is removed until you save.'}
              </Message>
            )
          )}
        </div>
      </ActionForm>
    </Card>
  )
}

function lastWords(last: Props['last'], timeZone: string): string {
  if (!last) return 'Nothing has been removed yet.'
  const taken = RETENTION_KINDS.reduce((sum, kind) => sum + (last.counts[kind] ?? 0), 0)
  return `Last run ${formatMoment(new Date(last.at), timeZone)}: ${taken} ${taken === 1 ? 'item' : 'items'} removed.`
}

type Months = Record<RetentionKind, string>

const PAUSE_MS = 350
const PATH = 'personal-data/retention'

/** The periods as typed, what the next run would remove, and saving them. */
function useRetention(periods: Periods, dueNow: Counts) {
  const [months, setMonths] = useState<Months>(() => typedOf(periods))
  const [saved, setSaved] = useState(months)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSaving, setSaving] = useState(false)
  const body = bodyOf(months)
  const isChanged = RETENTION_KINDS.some((kind) => months[kind].trim() !== saved[kind])
  const asked = JSON.stringify(body)
  const [counted, setCounted] = useState<{ of: string; due: Counts | null }>({ of: asked, due: dueNow })
  const isCounted = counted.of === asked

  useEffect(() => {
    if (isCounted) return
    let isStale = false
    const timer = setTimeout(async () => {
      const { answer, refusal: refused } = await callAdmin<Counts>('POST', PATH, JSON.parse(asked))
      if (isStale) return
      setCounted({ of: asked, due: answer })
      setRefusal(refused)
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [asked, isCounted])

  async function save() {
    setSaving(true)
    const { answer, refusal: refused } = await callAdmin<{ due: Counts }>('PATCH', PATH, body)
    setSaving(false)
    setRefusal(refused)
    if (!answer) return
    setCounted({ of: asked, due: answer.due })
    setSaved(Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, months[kind].trim()])) as Months)
    toast({ title: 'Saved' })
  }

  return {
    months,
    /** Null while counting or after a failure. */
    due: isCounted ? counted.due : null,
    isCounting: !isCounted,
    isChanged,
    isSaving,
    refusal,
    save,
    change(kind: RetentionKind, typed: string) {
      setMonths({ ...months, [kind]: typed })
    },
  }
}

function typedOf(periods: Periods): Months {
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, String(periods[kind] ?? '')])) as Months
}

/** Sends invalid input unchanged, so that the server marks the field. */
function bodyOf(months: Months): Record<RetentionKind, number | string | null> {
  const value = (typed: string) => (typed === '' ? null : /^\d{1,6}$/.test(typed) ? Number(typed) : typed)
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, value(months[kind].trim())])) as Record<
    RetentionKind,
    number | string | null
  >
}
