'use client'

import { useId, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { Button } from '@/components/ui/button'
import type { ConsentWording } from '@/lib/desk/tour-requests/text-consent'
import { AGREED_WAYS, type AgreedWay } from '@/lib/leads/family/agreed-ways'
import { WAY_LABELS } from '@/lib/platform/do-not-contact/scopes'

type Props = { leadId: string; phone: string; asked: ConsentWording }

/** For families that checked no box: wording to read out, and the form that records consent. */
export function TextConsentPanel({ leadId, phone, asked: { wording, version } }: Props) {
  const id = useId()
  const [how, setHow] = useState<AgreedWay>('phone')
  const { send, pending, refusal } = useLeadAction()
  return (
    <Panel title="Texts">
      <p className="text-ink-soft">
        They have not agreed to texts at {phone}. If they would like them, read:
      </p>
      <blockquote className="my-3 border-line-strong border-l-4 pl-3.5 text-dense">{wording}</blockquote>
      <ChoiceTiles
        legend="How they agreed"
        name={`${id}-how`}
        value={how}
        choices={AGREED_WAYS.map((value) => ({
          value,
          label: WAY_LABELS[value].charAt(0).toUpperCase() + WAY_LABELS[value].slice(1),
        }))}
        onChange={setHow}
        error={refusal?.fieldErrors.how}
      />
      <Button
        variant="outline"
        className="mt-3"
        aria-disabled={pending}
        onClick={() =>
          !pending &&
          void send(
            'POST',
            `/api/admin/tour-requests/${leadId}/text-consent`,
            { how, version },
            'Written down: texts are welcome',
          )
        }
      >
        They agreed to texts
      </Button>
      <FormRefusal message={refusal?.message} />
    </Panel>
  )
}
