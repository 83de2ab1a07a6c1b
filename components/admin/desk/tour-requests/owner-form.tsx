'use client'

import { Card } from '@/components/admin/kit/card'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Select } from '@/components/ui/field'

type Props = {
  leadId: string
  ownerId: string | null
  counselors: { id: string; name: string }[]
  /** Why routing chose the owner, or nobody. */
  why: string | undefined
}

/** The family's owner; a change saves at once. */
export function OwnerForm({ leadId, ownerId, counselors, why }: Props) {
  const { send, busy, refusal } = useAction()
  const change = (owner: string) =>
    void send('POST', `tour-requests/${leadId}/owner`, { ownerId: owner || null }, 'Owner changed')
  return (
    <Card title="Owner">
      <Select
        aria-label="Owner of this request"
        data-key="a"
        aria-keyshortcuts="a"
        data-dense=""
        value={ownerId ?? ''}
        disabled={busy}
        onChange={({ target }) => change(target.value)}
      >
        <option value="">No owner yet</option>
        {counselors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {why && <p className="mt-2 whitespace-pre-line text-dense text-ink-soft">{why}</p>}
      <FormRefusal message={refusal?.message} />
    </Card>
  )
}
