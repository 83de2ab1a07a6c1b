import 'server-only'
import { runningTests } from '@/lib/site/landing-pages/running-tests'
import type { Version } from '@/lib/site/landing-pages/version'

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
