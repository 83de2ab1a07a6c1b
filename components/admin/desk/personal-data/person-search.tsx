'use client'

import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FoundJson, Typed } from '@/components/admin/desk/personal-data/found-json'
import { FoundPerson } from '@/components/admin/desk/personal-data/found-person'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'

/** Searches by email address, phone number or both. Keeps nothing in the browser's history. */
export function PersonSearch({ timeZone }: { timeZone: string }) {
  const action = useAction({ redraw: false })
  const { errors } = action
  const { values, set, field } = useFields<Typed>({ email: '', phone: '' }, errors, 'person')
  const [found, setFound] = useState<FoundJson | null>(null)
  const email = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const firstError = errors.email ? email : errors.phone ? phone : null

  useEffect(() => firstError?.current?.focus(), [firstError])

  async function search(wanted: Typed) {
    set(wanted)
    setFound(await action.send<FoundJson>('POST', 'personal-data/search', wanted))
  }

  const icon = <Search aria-hidden="true" />
  return (
    <Card id="find" title="Find a person">
      <ActionForm
        action={action}
        className="grid gap-4"
        onSend={() => search(values)}
        submit={<>{icon} Find</>}
        busyWords={<>{icon} Searching...</>}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field('email')} label="Email address" ref={email} type="email" autoComplete="off" />
          <TextField {...field('phone')} label="Phone number" ref={phone} type="tel" autoComplete="off" />
        </div>
        <p className="max-w-[62ch] text-dense text-ink-soft">
          Enter one or both. With both, items with the same number but another email address are left out,
          because families share phones.
        </p>
      </ActionForm>
      <div aria-live="polite">
        {found && (
          <FoundPerson
            key={`${found.person.email} ${found.person.phone}`}
            found={found}
            timeZone={timeZone}
            onSearch={(wanted) => void search(wanted)}
          />
        )}
      </div>
    </Card>
  )
}
