import * as z from 'zod'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'

const id = z.string().trim().max(64)

/** A status without a stage leaves the deal where it is. */
export const crmSettingsSchema = z.object({
  isOn: z.boolean(),
  pipelineId: id.nullable().transform((text) => text || null),
  stages: z
    .partialRecord(z.enum(LEAD_STATUSES), id)
    .transform((stages) => Object.fromEntries(Object.entries(stages).filter(([, stage]) => stage))),
})

export type CrmSettingsForm = z.input<typeof crmSettingsSchema>
