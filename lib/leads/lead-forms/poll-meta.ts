import 'server-only'
import * as z from 'zod'
import { queueMetaLeads } from '@/lib/leads/lead-forms/meta-webhook'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { db } from '@/lib/platform/database/db'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { callMeta, isMetaConfigured } from '@/lib/platform/integrations/meta-graph'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

/** Longer than an unnoticed outage. */
const BACK_S = 2 * 24 * 60 * 60
const PAGE = '100'
const PAGES_AT_MOST = 20

const pageSchema = z.object({
  data: z.array(z.object({ id: z.string().regex(/^\d{1,32}$/) })),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string() }).optional() })
    .optional(),
})

/** Safety net for Meta's webhook: polls known forms for unannounced leads. */
export const pollMeta = defineSweep({
  name: 'meta-leads',
  every: 5 * 60_000,
  isOn: isMetaConfigured,
  async run() {
    const platform = meta.id
    const forms = await db.leadForm.findMany({ where: { platform } })
    let pollProblem: string | null = null
    for (const form of forms) {
      try {
        await lookThrough(form)
      } catch (error) {
        if (!(error instanceof OutsideError)) throw error
        pollProblem = `${form.name}: ${error.message}`
      }
    }
    const data = { pollProblem }
    await db.leadFormPlatform.upsert({ where: { platform }, create: { platform, ...data }, update: data })
  },
})

async function lookThrough({ formId, createdAt }: { formId: string; createdAt: Date }): Promise<void> {
  const since = Math.floor(Math.max(createdAt.getTime(), Date.now() - BACK_S * 1_000) / 1_000)
  const filtering = JSON.stringify([{ field: 'time_created', operator: 'GREATER_THAN', value: since }])
  let after: string | undefined
  for (let page = 1; page <= PAGES_AT_MOST; page += 1) {
    const query = { fields: 'id', limit: PAGE, filtering, ...(after && { after }) }
    const { data, paging } = await callMeta(`${formId}/leads`, query, pageSchema)
    const news = data.map(({ id }) => ({ leadgen_id: id, form_id: formId }))
    await db.$transaction((tx) => queueMetaLeads(tx, news))
    after = paging?.next ? paging.cursors?.after : undefined
    if (!after) return
  }
}
