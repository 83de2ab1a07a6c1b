'use client'

import { Pencil, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { useAction } from '@/components/admin/kit/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast-store'
import { shownMoment, shownShortDay } from '@/lib/records/declare/shown-value'
import type { BrokenLink } from '@/lib/records/links/link-findings'

/** A broken link with its target, the error, and the record that contains it. */
export function BrokenLinkRow({ row, mayCheck }: { row: BrokenLink; mayCheck: boolean }) {
  const { run, busy, refusal } = useAction()
  const [message, setMessage] = useState('')

  async function check() {
    setMessage('')
    const checked = await run(async () => {
      const outcome = await callAdmin<{ isBroken: boolean }>('POST', `link-findings/${row.id}/check`, {})
      // 404: somebody else fixed or deleted it, as the refreshed list shows.
      const isGone = outcome.refusal?.status === 404
      return isGone ? { answer: { isBroken: false }, refusal: null } : outcome
    })
    if (checked?.isBroken) setMessage('Checked: still broken')
    else if (checked) toast({ title: 'This link works again', description: row.href })
  }

  const place = row.title ? `${row.title} (${row.kind})` : `The ${row.kind}`
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-[620]">{row.href}</span>
          <Badge tone={row.isOutside ? 'info' : 'warn'}>{row.isOutside ? 'Other site' : 'This site'}</Badge>
        </p>
        <p className="mt-1">{row.reason}</p>
        <p className="mt-1 text-dense text-ink-soft">
          <Link href={row.form} className="text-link">
            {place}
          </Link>
          , {row.field}
          {row.words && `: “${row.words}”`}
        </p>
        <p className="mt-1 text-dense text-ink-soft tabular">
          Broken since {shownShortDay(row.since)}, last checked {shownMoment(row.checkedAt)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5 lg:justify-end">
        <p role="status" className="text-dense text-ink-soft max-lg:order-last max-lg:basis-full">
          {refusal?.message ?? message}
        </p>
        {mayCheck && (
          <Button variant="outline" onClick={check} aria-disabled={busy}>
            <RotateCw aria-hidden="true" />
            {busy ? 'Checking...' : 'Check again'}
            <span className="sr-only"> {row.href}</span>
          </Button>
        )}
        <Link
          href={row.form}
          aria-label={`Open ${place}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 no-underline hover:bg-paper"
        >
          <Pencil aria-hidden="true" className="size-5" />
          Open
        </Link>
      </div>
    </li>
  )
}
