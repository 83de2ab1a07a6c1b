import 'server-only'
import { db } from '@/lib/platform/database/db'

type Lead = { landingTestId: string | null; landingVersion: string | null }

/** Which version of a landing page a family saw while the two were tested (decision 061); since when the test ran is null once its page is deleted. */
export type SeenVersion = { version: string; testedSince: Date | null }

/** Null for a family that was in no test. */
export async function seenVersion({ landingTestId, landingVersion }: Lead): Promise<SeenVersion | null> {
  if (!landingTestId || !landingVersion) return null
  const where = { id: landingTestId }
  const test = await db.landingPageTest.findUnique({ where, select: { startedAt: true } })
  return { version: landingVersion.toUpperCase(), testedSince: test?.startedAt ?? null }
}
