'use client'

import { CheckField } from '@/components/admin/kit/check-field'
import { FieldError } from '@/components/ui/field'
import type { FamilyPerson } from '@/lib/leads/tour-requests/people-of-family'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Props = {
  id: string
  people: FamilyPerson[]
  value: string[]
  onValue: (chosen: string[]) => void
  error?: string | undefined
}

/** The numbers and addresses of a family by person; the refusal covers the checked ones. */
export function RefusedContacts({ id, people, value, onValue, error }: Props) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-control font-[620]">Numbers and addresses</legend>
      <ul className="grid gap-2">
        {people.map(({ name, contacts }) => (
          <li key={name}>
            <p className="text-dense text-ink-soft">{name}</p>
            {contacts.map((contact) => (
              <CheckField
                key={contact}
                label={<span className="wrap-anywhere">{writtenPhone(contact)}</span>}
                value={value.includes(contact)}
                onValue={(isChosen) =>
                  onValue(isChosen ? [...value, contact] : value.filter((one) => one !== contact))
                }
              />
            ))}
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
