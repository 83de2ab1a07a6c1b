'use client'

import { RetentionLine } from '@/components/admin/desk/personal-data/retention-line'
import { useRetention } from '@/components/admin/desk/personal-data/use-retention'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Message } from '@/components/ui/message'
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
  const errors = form.refusal?.fieldErrors ?? {}
  const total = form.due && RETENTION_KINDS.reduce((sum, kind) => sum + (form.due?.[kind] ?? 0), 0)
  return (
    <Card id="retention" title="How long it is kept">
      <p className="max-w-[62ch] text-ink-soft">
        Left empty, a kind is kept until somebody deletes it. With a number of months the worker takes what is
        older, once a day. Your privacy page should say the same.
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
      </ActionForm>
    </Card>
  )
}

function lastWords(last: Props['last'], timeZone: string): string {
  if (!last) return 'Nothing has been taken so far.'
  const taken = RETENTION_KINDS.reduce((sum, kind) => sum + (last.counts[kind] ?? 0), 0)
  return `Last run ${formatMoment(new Date(last.at), timeZone)}: ${taken} ${taken === 1 ? 'row' : 'rows'}.`
}
