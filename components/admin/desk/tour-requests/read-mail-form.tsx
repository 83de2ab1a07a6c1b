'use client'

import { useState } from 'react'
import { FamilyFields } from '@/components/admin/desk/tour-requests/family-fields'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'
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
  const { send, pending, refusal } = useLeadAction()
  const [values, setValues] = useState({ ...found, communityId: found.communityId ?? '' })
  const errors = refusal?.fieldErrors ?? {}
  const url = `/api/admin/tour-requests/${leadId}/mail`

  return (
    <form
      noValidate
      aria-label="What the mail says"
      onSubmit={(event) => {
        event.preventDefault()
        const read = { ...values, communityId: values.communityId || null }
        void send('POST', url, read, 'Written down: they wait for your call')
      }}
      className="grid min-w-0 gap-5"
    >
      <FamilyFields
        id="mail"
        values={values}
        onChange={setValues}
        errors={errors}
        communities={communities}
        mayLeaveOpen={mayLeaveOpen}
      />
      <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Saving...' : 'Write it down'}
        </Button>
        {!isHeld && (
          <Button
            variant="outline"
            aria-disabled={pending}
            onClick={() => void send('POST', `${url}/aside`, {}, 'Set aside: it lies in quarantine')}
          >
            Not a request
          </Button>
        )}
      </div>
    </form>
  )
}
