'use client'

import { type FormEvent, useState } from 'react'
import { RetentionLine } from '@/components/admin/desk/personal-data/retention-line'
import { useRetention } from '@/components/admin/desk/personal-data/use-retention'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { toast } from '@/components/ui/toast-store'
import { type Counts, type Periods, RETENTION_KINDS } from '@/lib/desk/personal-data/retention-kinds'

type Props = {
  periods: Periods
  due: Counts
  last: { at: string; counts: Partial<Counts> } | null
  timeZone: string
}

/** Retention periods, with a preview of what the next run removes. */
export function RetentionForm({ periods, due, last, timeZone }: Props) {
  const form = useRetention(periods, due)
  const [pending, setPending] = useState(false)
  const total = form.due && RETENTION_KINDS.reduce((sum, kind) => sum + (form.due?.[kind] ?? 0), 0)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const { answer, refusal } = await callAdmin<{ due: Counts }>(
      'PATCH',
      'personal-data/retention',
      form.body,
    )
    setPending(false)
    form.settle(answer?.due ?? null, refusal)
    if (answer) toast({ title: 'Saved' })
  }

  return (
    <section
      aria-labelledby="retention"
      className="rounded-control border border-line bg-card p-5 shadow-rest sm:p-6"
    >
      <h2 id="retention">How long it is kept</h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">
        Left empty, a kind is kept until somebody deletes it. With a number of months the worker takes what is
        older, once a day. Your privacy page should say the same.
      </p>
      <form onSubmit={save} noValidate className="mt-4">
        <ul className="divide-y divide-line border-line border-y">
          {RETENTION_KINDS.map((kind) => (
            <RetentionLine
              key={kind}
              kind={kind}
              months={form.months[kind]}
              due={form.due?.[kind] ?? null}
              isCounting={form.isCounting}
              error={form.refusal?.fieldErrors[kind]}
              onChange={(months) => form.change(kind, months)}
            />
          ))}
        </ul>
        <div aria-live="polite" className="mt-4">
          {form.isCounting ? (
            <p className="text-ink-soft">Counting what the next run would take...</p>
          ) : (
            total !== null &&
            total > 0 && (
              <Message tone="warn">
                The next run takes {total} {total === 1 ? 'row' : 'rows'}, for good.
                {form.isChanged && ' Nothing is taken before you save.'}
              </Message>
            )
          )}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" disabled={pending || !form.isChanged}>
            {pending ? 'Saving...' : 'Save'}
          </Button>
          <p className="text-dense text-ink-soft">{lastWords(last, timeZone)}</p>
        </div>
        {form.refusal && Object.keys(form.refusal.fieldErrors).length === 0 && (
          <div className="mt-3">
            <FormRefusal message={form.refusal.message} />
          </div>
        )}
      </form>
    </section>
  )
}

function lastWords(last: Props['last'], timeZone: string): string {
  if (!last) return 'Nothing has been taken so far.'
  const taken = RETENTION_KINDS.reduce((sum, kind) => sum + (last.counts[kind] ?? 0), 0)
  return `Last run ${formatMoment(new Date(last.at), timeZone)}: ${taken} ${taken === 1 ? 'row' : 'rows'}.`
}
