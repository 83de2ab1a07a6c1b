'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { FamilyFields, type FamilyValues } from '@/components/admin/desk/tour-requests/family-fields'
import { ActionForm } from '@/components/admin/kit/action-form'
import { CheckField } from '@/components/admin/kit/check-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
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
  const action = useAction({ redraw: false })
  const [entryId] = useState(() => crypto.randomUUID())
  const [source, setSource] = useState(phone.key)
  const [hasTalked, setHasTalked] = useState(true)
  const only = communities.length === 1 && !mayLeaveOpen ? communities[0]?.id : undefined
  const { values, field } = useFields<FamilyValues>(
    { name: '', phone: '', email: '', message: '', communityId: only ?? '' },
    action.errors,
    'entry',
  )

  async function enter() {
    const entry = { entryId, source, ...values, communityId: values.communityId || null, hasTalked }
    const done = hasTalked ? 'Written down, with your conversation' : 'Saved: they are waiting for a call'
    const answer = await action.send<{ id: string }>('POST', 'tour-requests', entry, done)
    if (answer) router.push(`/admin/tour-requests/${answer.id}`)
  }

  return (
    <ActionForm
      action={action}
      label="Write down a call or a visit"
      className="grid gap-5 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
      onSend={enter}
      submit="Write it down"
    >
      <ChoiceTiles
        legend="How they came"
        name="source"
        value={source}
        choices={ways}
        onValue={setSource}
        error={action.errors.source}
      />
      <FamilyFields field={field} communities={communities} mayLeaveOpen={mayLeaveOpen} />
      <CheckField
        id="entry-talked"
        label="I have talked with them"
        value={hasTalked}
        onValue={setHasTalked}
        hint={
          hasTalked
            ? 'The conversation is logged, and nobody has to call first.'
            : 'They are waiting for a call like everyone else: the clock is running, and staff are alerted.'
        }
      />
    </ActionForm>
  )
}
