'use client'

import { ActionForm } from '@/components/admin/kit/action-form'
import { CheckField } from '@/components/admin/kit/check-field'
import { SelectField } from '@/components/admin/kit/select-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { statusLabel } from '@/components/ui/status-badge'
import type { CrmSettings } from '@/lib/desk/crm/connection'
import type { CrmSettingsForm } from '@/lib/desk/crm/settings-schema'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'

type Props = { pipelines: CrmSettings['pipelines']; stored: CrmSettingsForm }

/** Maps leads to a HubSpot pipeline and each of our statuses to a stage. */
export function HubspotForm({ pipelines, stored }: Props) {
  const action = useAction()
  const { errors } = action
  const { values, set } = useFields(stored)
  const stages = pipelines.find(({ id }) => id === values.pipelineId)?.stages ?? []
  return (
    <ActionForm
      action={action}
      label="What HubSpot receives"
      className="grid max-w-[36rem] gap-5 border-line border-t pt-5"
      onSend={() => action.send('PUT', 'integrations/hubspot', values, 'Saved')}
      submit="Save"
    >
      <CheckField
        id="crmIsOn"
        isSwitch
        label="Send leads to HubSpot"
        value={values.isOn}
        onValue={(isOn) => set({ isOn })}
      />
      <SelectField
        id="pipelineId"
        label="Pipeline"
        error={errors.pipelineId}
        value={values.pipelineId ?? ''}
        none="Choose a pipeline"
        choices={pipelines.map(({ id, label }) => ({ value: id, label }))}
        onValue={(pipelineId) => set({ pipelineId, stages: {} })}
      />
      {stages.length > 0 && (
        <fieldset>
          <legend className="font-[620] text-control">Stage for each lead status</legend>
          <div className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {LEAD_STATUSES.map((status) => (
              <SelectField
                key={status}
                id={`stage-${status}`}
                label={statusLabel(status)}
                error={errors[`stages.${status}`]}
                value={values.stages[status] ?? ''}
                none="Leave the stage as it is"
                choices={stages.map(({ id, label }) => ({ value: id, label }))}
                onValue={(stage) => set({ stages: { ...values.stages, [status]: stage } })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </ActionForm>
  )
}
