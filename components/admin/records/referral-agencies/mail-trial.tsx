'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { FieldsOfMail } from '@/components/admin/records/referral-agencies/fields-of-mail'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { rulesIn } from '@/lib/leads/referral-agencies/mail-fields'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { SampleMails } from '@/lib/records/referral-agencies/sample-mails'

type Props = { control: Control<FormValues>; agencyId: string | null }

/** Tests the form's unsaved rules on a mail. Stores nothing. */
export function MailTrial({ control, agencyId }: Props) {
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
    <section
      aria-labelledby="mail-trial"
      className="rounded-control border border-line bg-card p-5 shadow-rest sm:p-6"
    >
      <h2 id="mail-trial">This mail becomes these fields</h2>
      <p className="mt-1 text-dense text-ink-soft">
        With the labels on this form, saved or not. Nothing of the mail is stored here.
      </p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          {mails.length > 0 && (
            <Field id="mail-sample" label="A mail that came in">
              {(props) => (
                <Select
                  {...props}
                  data-dense=""
                  value={chosen}
                  onChange={({ target }) => choose(target.value)}
                >
                  <option value="">Paste one below</option>
                  {mails.map(({ id, subject, from, day }) => (
                    <option key={id} value={id}>
                      {day}, {from}: {subject}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field id="mail-text" label="Text of a mail">
            {(props) => (
              <Textarea {...props} rows={14} value={text} onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
        </div>
        <FieldsOfMail text={text} rules={rules} communities={data?.communities ?? []} />
      </div>
    </section>
  )
}
