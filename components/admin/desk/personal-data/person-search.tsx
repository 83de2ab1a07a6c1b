'use client'

import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { FoundPerson } from '@/components/admin/desk/personal-data/found-person'
import { usePerson } from '@/components/admin/desk/personal-data/use-person'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'

/** Searches by email address, phone number or both. Keeps nothing in the browser's history. */
export function PersonSearch({ timeZone }: { timeZone: string }) {
  const { typed, setTyped, found, refusal, pending, search } = usePerson()
  const email = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const errors = refusal?.fieldErrors ?? {}
  const firstError = errors.email ? email : errors.phone ? phone : null
  useEffect(() => firstError?.current?.focus(), [firstError])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!pending) void search(typed)
  }

  return (
    <section
      aria-labelledby="find"
      className="rounded-control border border-line bg-card p-5 shadow-rest sm:p-6"
    >
      <h2 id="find">One person</h2>
      <form onSubmit={submit} noValidate className="mt-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            id="person-email"
            label="Email address"
            error={errors.email}
            ref={email}
            type="email"
            autoComplete="off"
            value={typed.email}
            onChange={(event) => setTyped({ ...typed, email: event.target.value })}
          />
          <TextField
            id="person-phone"
            label="Phone number"
            error={errors.phone}
            ref={phone}
            type="tel"
            autoComplete="off"
            value={typed.phone}
            onChange={(event) => setTyped({ ...typed, phone: event.target.value })}
          />
        </div>
        <p className="mt-3 max-w-[62ch] text-dense text-ink-soft">
          One of them is enough. With both, a row that has the number under another address is left out:
          families share phones.
        </p>
        <Button type="submit" className="mt-4" aria-disabled={pending}>
          <Search aria-hidden="true" />
          {pending ? 'Searching...' : 'Find'}
        </Button>
        {refusal && Object.keys(errors).length === 0 && (
          <div className="mt-3">
            <FormRefusal message={refusal.message} />
          </div>
        )}
      </form>
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
    </section>
  )
}
