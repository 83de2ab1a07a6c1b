'use client'

import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { Select } from '@/components/ui/select'

type Props = {
  leadId: string
  ownerId: string | null
  counselors: { id: string; name: string }[]
  /** Why routing chose the owner, or nobody. */
  why: string | undefined
}

/** The family's owner; a change saves at once. */
export function OwnerForm({ leadId, ownerId, counselors, why }: Props) {
  const { send, pending, refusal } = useLeadAction()
  return (
    <Panel title="Owner">
      <label htmlFor="lead-owner" className="sr-only">
        Owner of this request
      </label>
      <Select
        id="lead-owner"
        data-dense=""
        value={ownerId ?? ''}
        disabled={pending}
        onChange={({ target }) =>
          void send(
            'POST',
            `/api/admin/tour-requests/${leadId}/owner`,
            { ownerId: target.value || null },
            'Owner changed',
          )
        }
      >
        <option value="">Nobody yet</option>
        {counselors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {why && <p className="mt-2 whitespace-pre-line text-dense text-ink-soft">{why}</p>}
      <FormRefusal message={refusal?.message} />
    </Panel>
  )
}
