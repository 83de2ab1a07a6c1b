import 'server-only'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'

/** A test that runs on a public landing page. */
export type RunningTest = { id: string; landingPageTemplateId: string; slug: string }

/** The tests that run now. Starting and ending one expires the table of landing pages, whose slugs they need as well. */
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
