'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { FamilyFields } from '@/components/admin/desk/tour-requests/family-fields'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { phone } from '@/lib/leads/sources/phone'

type Props = {
  /** The lead sources that staff enter. */
  ways: { value: string; label: string; icon: ReactNode }[]
  communities: { id: string; name: string }[]
  /** May choose no community. */
  mayLeaveOpen: boolean
}

/** Creates a lead from a call or a visit, then opens it. */
export function EntryForm({ ways, communities, mayLeaveOpen }: Props) {
  const router = useRouter()
  const { send, pending, refusal } = useAccountAction({ redraw: false })
  const [entryId] = useState(() => crypto.randomUUID())
  const [source, setSource] = useState(phone.key)
  const only = communities.length === 1 && !mayLeaveOpen ? communities[0]?.id : undefined
  const [values, setValues] = useState({
    name: '',
    phone: '',
    email: '',
    message: '',
    communityId: only ?? '',
  })
  const [hasTalked, setHasTalked] = useState(true)
  const errors = refusal?.fieldErrors ?? {}

  async function enter() {
    const entry = { entryId, source, ...values, communityId: values.communityId || null, hasTalked }
    const done = hasTalked ? 'Written down, with your conversation' : 'Saved: they are waiting for a call'
    const answer = await send<{ id: string }>('POST', 'tour-requests', entry, done)
    if (answer) router.push(`/admin/tour-requests/${answer.id}`)
  }

  return (
    <form
      noValidate
      aria-label="Write down a call or a visit"
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
      className="grid gap-5 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
    >
      <ChoiceTiles
        legend="How they came"
        name="source"
        value={source}
        choices={ways}
        onChange={setSource}
        error={errors.source}
      />
      <FamilyFields
        id="entry"
        values={values}
        onChange={setValues}
        errors={errors}
        communities={communities}
        mayLeaveOpen={mayLeaveOpen}
      />
      <div className="flex items-start gap-3">
        <Checkbox
          id="entry-talked"
          aria-describedby="entry-talked-hint"
          checked={hasTalked}
          onCheckedChange={(checked) => setHasTalked(checked === true)}
        />
        <div className="min-w-0">
          <label htmlFor="entry-talked" className="cursor-pointer font-[620]">
            I have talked with them
          </label>
          <p id="entry-talked-hint" className="text-small text-ink-soft">
            {hasTalked
              ? 'The conversation is logged, and nobody has to call first.'
              : 'They are waiting for a call like everyone else: the clock is running, and staff are alerted.'}
          </p>
        </div>
      </div>
      <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
      <div>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Saving...' : 'Write it down'}
        </Button>
      </div>
    </form>
  )
}
