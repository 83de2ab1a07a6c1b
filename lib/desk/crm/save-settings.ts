import 'server-only'
import type * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { crmSettings, HUBSPOT } from '@/lib/desk/crm/connection'
import type { crmSettingsSchema } from '@/lib/desk/crm/settings-schema'
import { db } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'

/** @throws AppError 403, 409 before the first connection check, 400 for unknown stages */
export async function saveCrmSettings(
  actor: SessionUser,
  form: z.output<typeof crmSettingsSchema>,
  browser: Browser,
): Promise<void> {
  assertCan(actor, 'update', 'accounts')
  const before = await crmSettings()
  if (!before.checkedAt) throw conflict('Check the connection first: then there are stages to choose from')
  const pipeline = before.pipelines.find(({ id }) => id === form.pipelineId)
  if (!pipeline) throw invalidFields({ pipelineId: 'Please choose a pipeline' })
  const isThere = (stage: string) => pipeline.stages.some(({ id }) => id === stage)
  const wrong = Object.entries(form.stages).filter(([, stage]) => !isThere(stage))
  if (wrong.length > 0)
    throw invalidFields(
      Object.fromEntries(wrong.map(([status]) => [`stages.${status}`, 'This stage is of another pipeline'])),
    )
  if (form.isOn && !form.stages.new)
    throw invalidFields({ 'stages.new': 'Please say where a new lead begins' })
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
