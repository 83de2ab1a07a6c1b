'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Card } from '@/components/admin/kit/card'
import { SelectField } from '@/components/admin/kit/select-field'
import { LongTextField } from '@/components/admin/kit/text-field'
import { FieldsOfMail } from '@/components/admin/records/referral-agencies/fields-of-mail'
import { rulesIn } from '@/lib/leads/referral-agencies/mail-fields'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { SampleMails } from '@/lib/records/referral-agencies/sample-mails'

/** Tests the form's unsaved rules on a mail. Stores nothing. */
export function MailTrial({ control, agencyId }: { control: Control<FormValues>; agencyId: string | null }) {
  const rules = rulesIn(useWatch({ control, name: 'rules' }))
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const { data } = useQuery<SampleMails>({
    queryKey: [`/api/admin/referral-agencies/mails${agencyId ? `?agency=${agencyId}` : ''}`],
  })
  const mails = data?.mails ?? []

  function choose(id: string) {
    setChosen(id)
    setText(mails.find((mail) => mail.id === id)?.text ?? '')
  }

  return (
    <Card id="mail-trial" title="Fields found in this email">
      <p className="text-dense text-ink-soft">
        Uses the labels on this form, saved or not. The email is not stored here.
      </p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          {mails.length > 0 && (
            <SelectField
              id="mail-sample"
              label="Received email"
              value={chosen}
              none="Paste one below"
              choices={mails.map(({ id, subject, from, day }) => ({
                value: id,
                label: `${day}, ${from}: ${subject}`,
              }))}
              onValue={choose}
            />
          )}
          <LongTextField id="mail-text" label="Email text" rows={14} value={text} onValue={setText} />
        </div>
        <FieldsOfMail text={text} rules={rules} communities={data?.communities ?? []} />
      </div>
    </Card>
  )
}
