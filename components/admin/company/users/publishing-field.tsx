'use client'

import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

type Props = { value: boolean; onChange: (mayPublish: boolean) => void }

/** Lets an editor publish without approval. */
export function PublishingField({ value, onChange }: Props) {
  const id = useId()
  return (
    <fieldset>
      <legend className="text-control font-[620]">Publishing</legend>
      <div className="mt-1 flex min-h-11 items-center gap-3">
        <Checkbox
          id={id}
          aria-describedby={`${id}-hint`}
          checked={value}
          onCheckedChange={(checked) => onChange(checked === true)}
        />
        <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer py-2">
          May publish without approval
        </label>
      </div>
      <p id={`${id}-hint`} role="status" className="text-small text-ink-soft">
        {value
          ? 'What this person publishes is on the site at once.'
          : 'Writes drafts and asks for approval: an administrator, or an editor who may publish, puts them on the site.'}
      </p>
    </fieldset>
  )
}
