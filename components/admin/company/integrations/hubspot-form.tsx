'use client'

import { useState } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { statusLabel } from '@/components/ui/status-badge'
import { Switch } from '@/components/ui/switch'
import type { CrmSettings } from '@/lib/desk/crm/connection'
import type { CrmSettingsForm } from '@/lib/desk/crm/settings-schema'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'

type Props = { pipelines: CrmSettings['pipelines']; stored: CrmSettingsForm }

/** Maps leads to a HubSpot pipeline and each of our statuses to a stage. */
export function HubspotForm({ pipelines, stored }: Props) {
  const { send, pending, refusal } = useAccountAction()
  const [value, setValue] = useState(stored)
  const errors = refusal?.fieldErrors ?? {}
  const stages = pipelines.find(({ id }) => id === value.pipelineId)?.stages ?? []
  return (
    <form
      noValidate
      aria-label="What HubSpot is told"
      onSubmit={(event) => {
        event.preventDefault()
        void send('PUT', 'integrations/hubspot', value, 'Saved')
      }}
      className="grid max-w-[36rem] gap-5 border-line border-t pt-5"
    >
      <div className="flex items-center gap-3">
        <Switch id="crmIsOn" checked={value.isOn} onCheckedChange={(isOn) => setValue({ ...value, isOn })} />
        <label htmlFor="crmIsOn" className="cursor-pointer font-[620]">
          HubSpot is told of leads
        </label>
      </div>
      <Field id="pipelineId" label="Pipeline" error={errors.pipelineId}>
        {(control) => (
          <Select
            {...control}
            data-dense=""
            value={value.pipelineId ?? ''}
            onChange={({ target }) => setValue({ ...value, pipelineId: target.value, stages: {} })}
          >
            <option value="">Choose a pipeline</option>
            {pipelines.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {stages.length > 0 && (
        <fieldset>
          <legend className="font-[620] text-control">Which stage a lead is in there</legend>
          <div className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {LEAD_STATUSES.map((status) => (
              <Field
                key={status}
                id={`stage-${status}`}
                label={statusLabel(status)}
                error={errors[`stages.${status}`]}
              >
                {(control) => (
                  <Select
                    {...control}
                    data-dense=""
                    value={value.stages[status] ?? ''}
                    onChange={({ target }) =>
                      setValue({ ...value, stages: { ...value.stages, [status]: target.value } })
                    }
                  >
                    <option value="">The stage stays as it is</option>
                    {stages.map(({ id, label }) => (
                      <option key={id} value={id}>
                        {label}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </div>
        </fieldset>
      )}
      <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
      <div>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
