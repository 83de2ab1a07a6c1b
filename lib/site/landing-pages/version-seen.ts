import 'server-only'
import { runningTests } from '@/lib/site/landing-pages/running-tests'
import type { Version } from '@/lib/site/landing-pages/version'

export type VersionSeen = { testId: string; version: Version }

/** Which version of a landing page a visitor saw of the test that runs on it, by what their cookies said; null when in none. */
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
