'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { shownMoment } from '@/lib/records/declare/shown-value'
import type { MissedPage } from '@/lib/records/missing-pages/list-missed'

type Props = { row: MissedPage; mayRedirect: boolean }

/** A missing URL with the nearest existing page as suggested redirect target. */
export function MissingPageRow({
  row: { id, path, hits, referrerHost, lastSeenAt, suggestion },
  mayRedirect,
}: Props) {
  const router = useRouter()
  const [toPath, setToPath] = useState(suggestion ?? '')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function redirect(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const made = await callAdmin('POST', 'redirects', { fromPath: path, toPath: toPath.trim() })
    setBusy(false)
    setRefusal(made.refusal)
    if (made.refusal) return
    toast({ title: 'Redirected', description: `${path} leads to ${toPath.trim()} now.` })
    router.refresh()
  }

  async function forget() {
    const { refusal: refused } = await callAdmin('DELETE', `missing-pages/${id}`)
    if (refused) return setRefusal(refused)
    toast({ title: 'Taken off the list', description: path })
    router.refresh()
  }

  const { toPath: atTarget, ...elsewhere } = refusal?.fieldErrors ?? {}
  const error = atTarget ?? Object.values(elsewhere)[0] ?? refusal?.message
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:items-start">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-[620]">{path}</p>
        <p className="mt-1 text-dense text-ink-soft tabular">
          {hits === 1 ? 'Once' : `${hits.toLocaleString('en-US')} times`}, last {shownMoment(lastSeenAt)}
          {referrerHost && `, from ${referrerHost}`}
        </p>
      </div>
      {mayRedirect && (
        <form onSubmit={redirect} noValidate className="flex flex-wrap items-end gap-2.5">
          <TextField
            id={`to-${id}`}
            label="Send visitors to"
            error={error}
            className="min-w-56 flex-1"
            value={toPath}
            onChange={(event) => setToPath(event.target.value)}
            autoComplete="off"
          />
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Saving...' : 'Redirect'}
            <span className="sr-only"> {path}</span>
          </Button>
          <Button variant="ghost" onClick={forget}>
            Dismiss<span className="sr-only"> {path}</span>
          </Button>
        </form>
      )}
    </li>
  )
}
