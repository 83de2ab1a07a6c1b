'use client'

import { FamilyFields, type FamilyValues } from '@/components/admin/desk/tour-requests/family-fields'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ActionForm } from '@/components/admin/kit/action-form'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import type { MailedRequest } from '@/lib/leads/referral-agencies/request-of-mail'

type Props = {
  leadId: string
  /** Fields found by the agency's rules, possibly none. */
  found: MailedRequest
  communities: { id: string; name: string }[]
  mayLeaveOpen: boolean
  isHeld: boolean
}

/** Form for what a person reads in a mail, or to set it aside as no request. */
export function ReadMailForm({ leadId, found, communities, mayLeaveOpen, isHeld }: Props) {
  const action = useAction()
  const { values, field } = useFields<FamilyValues>(
    { ...found, communityId: found.communityId ?? '' },
    action.errors,
    'mail',
  )
  const path = `tour-requests/${leadId}/mail`

  function save() {
    const read = { ...values, communityId: values.communityId || null }
    return action.send('POST', path, read, 'Written down: they wait for your call')
  }

  return (
    <ActionForm
      action={action}
      label="What the mail says"
      className="grid min-w-0 gap-5"
      onSend={save}
      submit="Write it down"
      footer={(button) => (
        <div className="flex flex-wrap gap-3">
          {button}
          {!isHeld && (
            <ActionButton
              variant="outline"
              path={`${path}/aside`}
              body={{}}
              done="Set aside: it lies in quarantine"
            >
              Not a request
            </ActionButton>
          )}
        </div>
      )}
    >
      <FamilyFields field={field} communities={communities} mayLeaveOpen={mayLeaveOpen} />
    </ActionForm>
  )
}
