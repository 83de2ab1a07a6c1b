'use client'

import { useId, useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { CheckField } from '@/components/admin/kit/check-field'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = { picture: AdminRecord; onDescribed: (picture: AdminRecord) => void }

/** Asks for a picture's description or that it is decorative; never prefilled with the file name (H3). */
export function DescribePicture({ picture, onDescribed }: Props) {
  const id = useId()
  const action = useAction({ redraw: false })
  const [alt, setAlt] = useState(String(picture.alt ?? ''))
  const [decorative, setDecorative] = useState(false)
  const [problem, setProblem] = useState<string>()

  function forget() {
    setProblem(undefined)
    action.forget()
  }

  async function save() {
    const fault = altTextProblem(alt, decorative)
    setProblem(fault ?? undefined)
    if (fault) return document.getElementById(id)?.focus()
    const words = { alt: decorative ? '' : alt.trim(), decorative }
    const described = await action.send<AdminRecord>('PATCH', `images/${picture.id}`, words)
    if (described) onDescribed(described)
  }

  return (
    <ActionForm
      action={action}
      className="grid gap-3"
      onSend={save}
      submit="Save description"
      footer={(button) => (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <CheckField
            label="Decorative, no description"
            value={decorative}
            onValue={(isDecorative) => {
              setDecorative(isDecorative)
              forget()
            }}
          />
          {button}
        </div>
      )}
    >
      <TextField
        id={id}
        label="What the picture shows (alt text)"
        hint="One sentence for people who cannot see it"
        error={problem ?? action.errors.alt}
        maxLength={300}
        value={alt}
        disabled={decorative}
        autoComplete="off"
        onValue={(typed) => {
          setAlt(typed)
          forget()
        }}
      />
    </ActionForm>
  )
}
