'use client'

import { useState } from 'react'
import { ScopeField } from '@/components/admin/company/api-keys/scope-field'
import { CommunityField } from '@/components/admin/company/users/community-field'
import { IssuedLink } from '@/components/admin/company/users/issued-link'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { Select } from '@/components/ui/select'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'

type Issued = { name: string; key: string }

const LIFETIMES = [
  { value: '', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
]

/** Creates a key, which then replaces the form and is shown only once. */
export function MakeKeyForm({ communities }: { communities: CommunityChoice[] }) {
  const { send, pending, refusal } = useAccountAction({ redraw: false })
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<KeyScope[]>([])
  const [communityIds, setCommunityIds] = useState<string[]>([])
  const [days, setDays] = useState('')
  const [issued, setIssued] = useState<Issued | null>(null)

  async function make() {
    const wanted = { name, scopes, communityIds, days: days ? Number(days) : null }
    const answer = await send<Issued>('POST', 'api-keys', wanted)
    if (answer) setIssued(answer)
  }

  if (issued) {
    return (
      <div className="grid justify-items-start gap-5">
        <IssuedLink
          title={`The key for ${issued.name}`}
          words="Hand it over by a safe way, to whoever runs the program. It goes in the Authorization header of each call, behind the word Bearer."
          link={issued.key}
          what="the key"
        />
        <Link href="/admin/api-keys" className={buttonVariants({ variant: 'outline' })}>
          All API keys
        </Link>
      </div>
    )
  }
  const {
    name: nameError,
    scopes: scopesError,
    communityIds: limitError,
    days: daysError,
  } = refusal?.fieldErrors ?? {}
  const isAtField = Boolean(nameError || scopesError || limitError || daysError)
  return (
    <form
      noValidate
      aria-label="Make a key"
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
      className="grid gap-7 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
    >
      <TextField
        id="name"
        label="Who uses it"
        hint="The partner or the program. Leads, drafts and the activity log say this name."
        error={nameError}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ScopeField value={scopes} error={scopesError} onChange={setScopes} />
      <CommunityField
        communities={communities}
        value={communityIds}
        error={limitError}
        onChange={setCommunityIds}
      />
      <Field
        id="days"
        label="Expires"
        hint="After this day the partner can no longer send families: tell them the date."
        error={daysError}
        className="max-w-96"
      >
        {(control) => (
          <Select {...control} data-dense="" value={days} onChange={({ target }) => setDays(target.value)}>
            {LIFETIMES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormRefusal message={refusal && !isAtField ? refusal.message : undefined} />
      <div>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Making...' : 'Make the key'}
        </Button>
      </div>
    </form>
  )
}
