'use client'

import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { LIST_LINK } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
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
  const timeZone = useCompanyZone()
  const { title, fact, address, href, reviewBy, ownerName, reviewedAt, reviewedByName } = due
  const entity = entityNamed(due.entity)
  const values = due.values.map(({ field, value }) => ({
    label: entity.fields[field]?.label ?? field,
    value:
      field === 'communityId'
        ? (due.communityName ?? '–')
        : shownValue(entity.fields[field], value, timeZone),
  }))

  function confirm() {
    const done = { title: 'Confirmed', description: `${title}: ${fact.toLowerCase()}` }
    void send('PATCH', `${address}/facts`, { fact, isTrue: true }, done)
  }

  return (
    <ListLine
      opens={`${fact.toLowerCase()} of ${title}`}
      title={
        <Link href={href} className={`${LIST_LINK} text-link`}>
          {title}
        </Link>
      }
      words={
        <>
          {fact}: {values.map(({ value }) => value).join(', ')} · due {shownDueDay(reviewBy)}
        </>
      }
      more={
        <>
          <dl>
            {values.map(({ label, value }) => (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-soft">{label}:</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-ink-soft">
            {fact} of this {entity.labels.one} · due {shownDueDay(reviewBy)} ·{' '}
            {reviewedAt
              ? `Last confirmed ${shownShortDay(reviewedAt, timeZone)} by ${reviewedByName}`
              : 'Not yet confirmed'}
            {ownerName && ` · Person responsible: ${ownerName}`}
          </p>
        </>
      }
    >
      <Button onClick={confirm} aria-disabled={busy}>
        {busy ? 'Saving...' : 'Confirm'}
        <span className="sr-only">
          {' '}
          {fact.toLowerCase()} of {title}
        </span>
      </Button>
      <Button variant="ghost" className="max-md:hidden" asChild>
        <Link href={href}>
          Edit
          <span className="sr-only">
            {' '}
            {fact.toLowerCase()} of {title}
          </span>
        </Link>
      </Button>
    </ListLine>
  )
}
