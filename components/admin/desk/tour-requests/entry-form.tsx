'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { FamilyFields, type FamilyValues } from '@/components/admin/desk/tour-requests/family-fields'
import { LeadDraftsProvider, useDraftFields } from '@/components/admin/desk/tour-requests/lead-drafts'
import { ActionForm } from '@/components/admin/kit/action-form'
import { CheckField } from '@/components/admin/kit/check-field'
import { useAction } from '@/components/admin/kit/use-action'
import type { Fields } from '@/components/admin/kit/use-fields'
import { newUuid } from '@/lib/browser/new-uuid'
import { phone } from '@/lib/leads/sources/phone'

type Props = {
  /** The signed-in person's username. */
  me: string
  /** The lead sources that staff enter. */
  ways: { value: string; label: string; icon: ReactNode }[]
  communities: { id: string; name: string }[]
  /** May choose no community. */
  mayLeaveOpen: boolean
}

/** Creates a lead from a call or a visit, then opens it. What is typed survives the tab (decision 088). */
export function EntryForm({ me, ...props }: Props) {
  return (
    <LeadDraftsProvider me={me} leadId={null} drafts={null}>
      <KeptEntryForm {...props} />
    </LeadDraftsProvider>
  )
}

function KeptEntryForm({ ways, communities, mayLeaveOpen }: Omit<Props, 'me'>) {
  const router = useRouter()
  const action = useAction({ redraw: false })
  const only = communities.length === 1 && !mayLeaveOpen ? communities[0]?.id : undefined
  const { values, set, send } = useDraftFields('entry', () => ({
    entryId: newUuid(),
    sent: { name: '', phone: '' },
    source: phone.key,
    hasTalked: true,
    family: { name: '', phone: '', email: '', message: '', communityId: only ?? '' } as FamilyValues,
  }))
  const { source, hasTalked, family, sent } = values
  const field: Fields<FamilyValues>['field'] = (name) => ({
    id: `entry-${name}`,
    value: family[name],
    error: action.errors[name],
    onValue: (value) => set({ family: { ...family, [name]: value } }),
  })

  async function enter() {
    const { name, phone: number } = family
    // A tab that died while sending shows the family again: somebody else typed over it is another one.
    const isOther = sent.name !== '' && sent.name !== name && sent.phone !== number
    const entryId = isOther ? newUuid() : values.entryId
    set({ entryId, sent: { name, phone: number } })
    const entry = { entryId, source, ...family, communityId: family.communityId || null, hasTalked }
    const done = hasTalked ? 'Saved, with your conversation' : 'Saved: they are waiting for a call'
    const answer = await send(() => action.send<{ id: string }>('POST', 'tour-requests', entry, done))
    if (answer) router.push(`/admin/tour-requests/${answer.id}`)
  }

  return (
    <ActionForm
      action={action}
      label="Log a call or visit"
      className="grid gap-5 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
      onSend={enter}
      submit="Save"
    >
      <ChoiceTiles
        legend="How they got in touch"
        name="source"
        value={source}
        choices={ways}
        onValue={(chosen) => set({ source: chosen })}
        error={action.errors.source}
      />
      <FamilyFields field={field} communities={communities} mayLeaveOpen={mayLeaveOpen} />
      <CheckField
        id="entry-talked"
        label="I have talked with them"
        value={hasTalked}
        onValue={(talked) => set({ hasTalked: talked })}
        hint={
          hasTalked
            ? 'The conversation is logged, and no first call is due.'
            : 'They are waiting for a call like everyone else: the clock is running, and staff are alerted.'
        }
      />
    </ActionForm>
  )
}
