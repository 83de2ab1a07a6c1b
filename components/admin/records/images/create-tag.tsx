'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** Creates a tag before any picture has it. */
export function CreateTag() {
  const router = useRouter()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function make(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { refusal } = await callAdmin('POST', 'image-tags', { name })
    setBusy(false)
    if (refusal) {
      document.getElementById('new-tag')?.focus()
      return setProblem(refusal.fieldErrors.name ?? refusal.message)
    }
    setName('')
    router.refresh()
  }

  return (
    <form noValidate onSubmit={make}>
      <Field id="new-tag" label="New tag" error={problem}>
        {(control) => (
          <div className="flex flex-wrap gap-2.5">
            <Input
              {...control}
              data-dense=""
              maxLength={40}
              autoComplete="off"
              className="min-w-0 flex-1"
              value={name}
              onChange={(event) => {
                setName(event.target.value)
                setProblem(undefined)
              }}
            />
            <Button type="submit" variant="secondary" aria-disabled={isBusy}>
              <Plus aria-hidden="true" />
              Make it
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
