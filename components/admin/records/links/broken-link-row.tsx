'use client'

import { Pencil, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { ShownDay, ShownMoment } from '@/components/admin/kit/company-zone'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { useAction } from '@/components/admin/kit/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast-store'
import type { BrokenLink } from '@/lib/records/links/link-findings'

/** A broken link with its target, the error, and the record that contains it. */
export function BrokenLinkRow({ row, mayCheck }: { row: BrokenLink; mayCheck: boolean }) {
  const { run, busy, refusal } = useAction()
  const [message, setMessage] = useState('')

  async function check() {
    setMessage('')
    const checked = await run(async () => {
      const outcome = await callAdmin<{ isBroken: boolean }>('POST', `link-findings/${row.id}/check`, {})
      // 404: someone else fixed or deleted it, as the refreshed list shows.
      const isGone = outcome.refusal?.status === 404
      return isGone ? { answer: { isBroken: false }, refusal: null } : outcome
    })
    if (checked?.isBroken) setMessage('Still broken')
    else if (checked) toast({ title: 'This link works again', description: row.href })
  }

  const place = row.title ? `${row.title} (${row.kind})` : `The ${row.kind}`
  return (
    <ListLine
      opens={row.href}
      title={row.href}
      words={
        <>
          {row.reason} ·{' '}
          <Link href={row.form} className="text-link">
            {place}
          </Link>
        </>
      }
      more={
        <>
          <p className="text-ink-soft">
            {row.field}
            {row.words && `: “${row.words}”`}
          </p>
          <p className="text-ink-soft tabular">
            Broken since <ShownDay at={row.since} />, last checked <ShownMoment at={row.checkedAt} />
          </p>
        </>
      }
    >
      <p role="status" className="text-dense text-ink-soft">
        {refusal?.message ?? message}
      </p>
      <Badge tone={row.isOutside ? 'info' : 'warn'} className="max-md:hidden">
        {row.isOutside ? 'Other site' : 'This site'}
      </Badge>
      {mayCheck && (
        <Button variant="outline" onClick={check} aria-disabled={busy} className="max-md:size-11 max-md:p-0!">
          <RotateCw aria-hidden="true" />
          <span className="max-md:sr-only">{busy ? 'Checking...' : 'Check again'}</span>
          <span className="sr-only"> {row.href}</span>
        </Button>
      )}
      <Link
        href={row.form}
        aria-label={`Open ${place}`}
        className="grid size-11 place-items-center rounded-control no-underline hover:bg-paper"
      >
        <Pencil aria-hidden="true" className="size-4.5" />
      </Link>
    </ListLine>
  )
}
