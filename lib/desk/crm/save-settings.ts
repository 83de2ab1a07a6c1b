import 'server-only'
import * as z from 'zod'
import { assertCan, type SessionUser } from '@/lib/accounts/access/access'
import { type Browser, recordAccess } from '@/lib/accounts/access/access-log'
import { crmSettings, HUBSPOT, pipelinesSchema } from '@/lib/desk/crm/connection'
import { ensureLeadIds, ensureRefusal } from '@/lib/desk/crm/hubspot-properties'
import type { crmSettingsSchema } from '@/lib/desk/crm/settings-schema'
import { db } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { callHubspot, hubspotPath, isHubspotConfigured } from '@/lib/platform/integrations/hubspot-api'

/** @throws AppError 403, 409 before the first connection check, 400 for unknown stages */
export async function saveCrmSettings(
  actor: SessionUser,
  form: z.output<typeof crmSettingsSchema>,
  browser: Browser,
): Promise<void> {
  assertCan(actor, 'update', 'accounts')
  const before = await crmSettings()
  if (!before.checkedAt) throw conflict('Check the connection first to load the stages')
  const pipeline = before.pipelines.find(({ id }) => id === form.pipelineId)
  if (!pipeline) throw invalidFields({ pipelineId: 'Please choose a pipeline' })
  const isThere = (stage: string) => pipeline.stages.some(({ id }) => id === stage)
  const wrong = Object.entries(form.stages).filter(([, stage]) => !isThere(stage))
  if (wrong.length > 0)
    throw invalidFields(
      Object.fromEntries(
        wrong.map(([status]) => [`stages.${status}`, 'Please choose a stage of this pipeline']),
      ),
    )
  if (form.isOn && !form.stages.new)
    throw invalidFields({ 'stages.new': 'Please choose a stage for new leads' })
  const { isOn, pipelineId, stages } = form
  await db.$transaction(async (tx) => {
    // Changes made in HubSpot before it was switched on are ignored.
    const seen = isOn && !before.isOn ? { seenAt: new Date() } : {}
    await tx.crmConnection.update({ where: { id: HUBSPOT }, data: { isOn, pipelineId, stages, ...seen } })
    await recordAccess(tx, {
      action: 'crm.change',
      actor,
      browser,
      on: { entity: 'crmConnection', id: null },
      before: { isOn: before.isOn, pipelineId: before.pipelineId, stages: before.stages },
      after: { isOn, pipelineId, stages },
    })
  })
}

/** Loads HubSpot's pipelines and creates our properties. @throws AppError 403, 409 when not set up, 502 */
export async function checkHubspot(actor: SessionUser): Promise<string> {
  assertCan(actor, 'update', 'accounts')
  if (!isHubspotConfigured()) throw conflict('HubSpot is not set up yet. Enter its key under Connections')
  const { results } = await callHubspot(
    'GET',
    hubspotPath('pipelines', '/deals'),
    null,
    z.object({ results: pipelinesSchema }),
  )
  await ensureLeadIds()
  await ensureRefusal()
  const data = { pipelines: results, checkedAt: new Date(), problem: null, problemSince: null }
  await db.crmConnection.upsert({ where: { id: HUBSPOT }, update: data, create: { id: HUBSPOT, ...data } })
  return results.length === 1
    ? 'HubSpot is connected, with one pipeline.'
    : `HubSpot is connected, with ${results.length} pipelines.`
}
