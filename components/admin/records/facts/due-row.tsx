'use client'

import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { shownShortDay, shownValue } from '@/lib/records/declare/shown-value'
import { entityNamed } from '@/lib/records/entities/registry'
import { shownDueDay } from '@/lib/records/facts/due-day'
import type { DueFact } from '@/lib/records/facts/due-facts'

/** A fact due for review: its published value, with buttons to confirm or edit it. */
export function DueRow({ due }: { due: DueFact }) {
  const { send, busy } = useAction({ toastsRefusal: true })
  const { title, fact, address, href, reviewBy, ownerName, reviewedAt, reviewedByName } = due
  const entity = entityNamed(due.entity)

  function confirm() {
    const done = { title: 'Noted as still true', description: `${title}: ${fact.toLowerCase()}` }
    void send('PATCH', `${address}/facts`, { fact, isTrue: true }, done)
  }

  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0 wrap-anywhere">
        <Link href={href} className="inline-flex min-h-11 items-center font-[620] text-link">
          {title}
        </Link>
        <p className="text-dense text-ink-soft">
          {fact} of this {entity.labels.one} · due {shownDueDay(reviewBy)}
        </p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <dl>
          {due.values.map(({ field, value }) => (
            <div key={field} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{entity.fields[field]?.label}:</dt>
              <dd className="tabular">
                {field === 'communityId'
                  ? (due.communityName ?? '–')
                  : shownValue(entity.fields[field], value)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 text-dense text-ink-soft">
          {reviewedAt
            ? `Last vouched for ${shownShortDay(reviewedAt)} by ${reviewedByName}`
            : 'Never vouched for'}
          {ownerName && ` · ${ownerName} looks after it`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={confirm} aria-disabled={busy}>
          {busy ? 'Saving...' : 'Still true'}
          <span className="sr-only">
            for {fact.toLowerCase()} of {title}
          </span>
        </Button>
        <Button variant="ghost" asChild>
          <Link href={href}>
            Correct it
            <span className="sr-only">
              in {fact.toLowerCase()} of {title}
            </span>
          </Link>
        </Button>
      </div>
    </li>
  )
}
