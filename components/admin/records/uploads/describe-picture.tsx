'use client'

import { type FormEvent, useId, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = { picture: AdminRecord; onDescribed: (picture: AdminRecord) => void }

/** Asks for a picture's description or that it is decorative; never prefilled with the file name (H3). */
export function DescribePicture({ picture, onDescribed }: Props) {
  const id = useId()
  const [alt, setAlt] = useState(String(picture.alt ?? ''))
  const [decorative, setDecorative] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent | undefined) {
    event?.preventDefault()
    // The picker is inside a record's form, which must not be submitted.
    event?.stopPropagation()
    if (isSaving) return
    const fault = altTextProblem(alt, decorative)
    setProblem(fault ?? undefined)
    if (fault) return document.getElementById(id)?.focus()
    setSaving(true)
    const { answer, refusal } = await callAdmin<AdminRecord>('PATCH', `images/${picture.id}`, {
      alt: decorative ? '' : alt.trim(),
      decorative,
    })
    setSaving(false)
    if (refusal) return setProblem(refusal.fieldErrors.alt ?? refusal.message)
    onDescribed(answer)
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <TextField
        id={id}
        label="What the picture shows (alt text)"
        hint="One sentence for people who cannot see it"
        error={problem}
        maxLength={300}
        value={alt}
        disabled={decorative}
        autoComplete="off"
        onChange={(event) => {
          setAlt(event.target.value)
          setProblem(undefined)
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div className="flex min-h-11 items-center gap-3">
          <Checkbox
            id={`${id}-decorative`}
            checked={decorative}
            onCheckedChange={(checked) => {
              setDecorative(checked === true)
              setProblem(undefined)
            }}
          />
          <label htmlFor={`${id}-decorative`} className="cursor-pointer">
            Decorative, say nothing
          </label>
        </div>
        <Button type="submit" size="sm" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save description'}
        </Button>
      </div>
    </form>
  )
}
