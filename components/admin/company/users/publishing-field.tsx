'use client'

import { CheckField } from '@/components/admin/kit/check-field'

type Props = { value: boolean; onValue: (mayPublish: boolean) => void }

/** Lets an editor publish without approval. */
export function PublishingField({ value, onValue }: Props) {
  return (
    <fieldset>
      <legend className="text-control font-[620]">Publishing</legend>
      <CheckField
        label="May publish without approval"
        value={value}
        onValue={onValue}
        hint={
          <span role="status">
            {value
              ? 'What this person publishes is on the site at once.'
              : 'Writes drafts and asks for approval: an administrator, or an editor who may publish, puts them on the site.'}
          </span>
        }
      />
    </fieldset>
  )
}
