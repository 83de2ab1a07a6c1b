import 'server-only'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'

export type RunningTest = { id: string; landingPageTemplateId: string; slug: string }

/** The running A/B tests. Starting or ending one expires landing_page_templates, whose slugs they use. */
export const runningTests = remembered(
  'running-landing-tests',
  ['landing_page_templates'],
  async (): Promise<RunningTest[]> => {
    const rows = await db.landingPageTest.findMany({
      where: { endedAt: null, landingPageTemplate: { active: true } },
      select: { id: true, landingPageTemplateId: true, landingPageTemplate: { select: { slug: true } } },
    })
    return rows.map(({ id, landingPageTemplateId, landingPageTemplate: { slug } }) => ({
      id,
      landingPageTemplateId,
      slug,
    }))
  },
)
