'use client'

import { useId, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/leads/choice-tiles'
import { FormRefusal } from '@/components/admin/leads/form-refusal'
import { Panel } from '@/components/admin/leads/panel'
import { useLeadAction } from '@/components/admin/leads/use-lead-action'
import { Button } from '@/components/ui/button'
import type { TextsAsked } from '@/lib/desk/text-consent'
import { WAY_WORDS } from '@/lib/do-not-contact/scopes'
import { AGREED_WAYS, type AgreedWay } from '@/lib/family/agreed-ways'

type Props = { leadId: string; phone: string; asked: TextsAsked }

/** For a family that ticked no box: the words to read to it, and that it agreed. */
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
          label: WAY_WORDS[value].charAt(0).toUpperCase() + WAY_WORDS[value].slice(1),
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
