import 'server-only'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import type { Version } from '@/lib/site/landing-pages/version'

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

export type VersionSeen = { testId: string; version: Version }

/** The version a visitor saw in the page's running test, from their cookies; null when in none. */
export async function versionSeen(
  landingPageTemplateId: string | null,
  versions?: ReadonlyMap<string, Version>,
): Promise<VersionSeen | null> {
  if (!landingPageTemplateId || !versions?.size) return null
  const test = (await runningTests()).find(
    (running) => running.landingPageTemplateId === landingPageTemplateId,
  )
  const version = test && versions.get(test.id)
  return version ? { testId: test.id, version } : null
}
