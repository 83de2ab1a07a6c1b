'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import type { ListedRelease } from '@/lib/records/releases/release-view'

/** Creates a named release and opens it. */
export function NewRelease() {
  const router = useRouter()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function create(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { answer, refusal } = await callAdmin<ListedRelease>('POST', 'releases', { name })
    setBusy(false)
    if (refusal) return setProblem(refusal.fieldErrors.name ?? refusal.message)
    router.push(`/admin/releases/${answer.id}`)
  }

  return (
    <form
      noValidate
      aria-label="New release"
      onSubmit={create}
      className="mb-5 flex flex-wrap items-end gap-3 rounded-control border border-line bg-card p-5 shadow-rest"
    >
      <TextField
        id="release-name"
        label="Name of a new release"
        error={problem ?? undefined}
        className="min-w-0 flex-1 basis-72"
        placeholder="Spring prices"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" aria-disabled={isBusy}>
        <Plus aria-hidden="true" />
        {isBusy ? 'Saving...' : 'New release'}
      </Button>
    </form>
  )
}
