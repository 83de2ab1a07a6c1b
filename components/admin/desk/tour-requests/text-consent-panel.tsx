'use client'

import { useId, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { useAction } from '@/components/admin/kit/use-action'
import type { ConsentWording } from '@/lib/desk/tour-requests/text-consent'
import { AGREED_WAYS, type AgreedWay } from '@/lib/leads/family/agreed-ways'
import { WAY_LABELS } from '@/lib/platform/do-not-contact/scopes'

type Props = { leadId: string; phone: string; asked: ConsentWording }

/** For families that checked no box: wording to read out, and the form that records consent. */
export function TextConsentPanel({ leadId, phone, asked: { wording, version } }: Props) {
  const [how, setHow] = useState<AgreedWay>('phone')
  const action = useAction()
  const path = `tour-requests/${leadId}/text-consent`
  return (
    <Card title="Texts">
      <p className="text-ink-soft">
        They have not agreed to texts at {phone}. If they want texts, read this to them:
      </p>
      <blockquote className="my-3 border-line-strong border-l-4 pl-3.5 text-dense">{wording}</blockquote>
      <ActionForm
        action={action}
        className="grid gap-3"
        onSend={() => action.send('POST', path, { how, version }, 'Consent to texts recorded')}
        submit="Record consent to texts"
        variant="outline"
      >
        <ChoiceTiles
          legend="How they agreed"
          name={`${useId()}-how`}
          value={how}
          choices={AGREED_WAYS.map((value) => ({
            value,
            label: WAY_LABELS[value].charAt(0).toUpperCase() + WAY_LABELS[value].slice(1),
          }))}
          onValue={setHow}
          error={action.errors.how}
        />
      </ActionForm>
    </Card>
  )
}
