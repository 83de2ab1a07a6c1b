import 'server-only'
import * as z from 'zod'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import { isHubspotConfigured } from '@/lib/platform/integrations/hubspot-api'

/** The only CRM with its own adapter; others use the signed webhook. */
export const HUBSPOT = 'hubspot'

export const pipelinesSchema = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    stages: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
)

/** Our status → HubSpot's stage id. */
const stagesSchema = z.partialRecord(z.enum(LEAD_STATUSES), z.string().max(64))

export type CrmSettings = {
  isSet: boolean
  isOn: boolean
  pipelineId: string | null
  stages: z.output<typeof stagesSchema>
  pipelines: z.output<typeof pipelinesSchema>
  checkedAt: Date | null
  seenAt: Date | null
  problem: string | null
}

export async function crmSettings(): Promise<CrmSettings> {
  const row = await db.crmConnection.findUnique({ where: { id: HUBSPOT } })
  return {
    isSet: isHubspotConfigured(),
    isOn: row?.isOn ?? false,
    pipelineId: row?.pipelineId ?? null,
    stages: stagesSchema.catch({}).parse(row?.stages ?? {}),
    pipelines: pipelinesSchema.catch([]).parse(row?.pipelines ?? []),
    checkedAt: row?.checkedAt ?? null,
    seenAt: row?.seenAt ?? null,
    problem: row?.problem ?? null,
  }
}

export function stageLabel({ pipelines }: Pick<CrmSettings, 'pipelines'>, stage: string): string {
  const all = pipelines.flatMap(({ stages }) => stages)
  return all.find(({ id }) => id === stage)?.label ?? stage
}
