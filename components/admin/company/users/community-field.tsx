'use client'

import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'

type Props = {
  communities: CommunityChoice[]
  /** Empty means all communities. */
  value: string[]
  error: string | undefined
  /** Hint for the number of selected communities; by default about access. */
  hint?: (count: number) => string
  onValue: (communityIds: string[]) => void
}

/** Communities a user is limited to; no selection means all. */
export function CommunityField({ communities, value, error, hint = limitWords, onValue }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="text-control font-[620]">Communities</legend>
      <p id={`${id}-hint`} role="status" className="mt-1 mb-3 text-small text-ink-soft">
        {hint(value.length)}
      </p>
      <ul className="grid gap-x-5 sm:grid-cols-2">
        {communities.map((community) => (
          <li key={community.id} className="flex min-h-11 items-center gap-3">
            <Checkbox
              id={`${id}-${community.id}`}
              checked={value.includes(community.id)}
              onCheckedChange={(checked) =>
                onValue(
                  checked === true
                    ? [...value, community.id]
                    : value.filter((chosen) => chosen !== community.id),
                )
              }
            />
            <label htmlFor={`${id}-${community.id}`} className="min-w-0 flex-1 cursor-pointer py-2">
              {community.name}
            </label>
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}

function limitWords(count: number): string {
  if (count === 0) return 'If none is selected: all communities, including new ones.'
  return `Sees and works on ${count === 1 ? 'this community' : `these ${count} communities`} only.`
}
