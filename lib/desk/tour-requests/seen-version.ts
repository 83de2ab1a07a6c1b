import 'server-only'
import { db } from '@/lib/platform/database/db'

type Lead = { landingTestId: string | null; landingVersion: string | null }

/** Landing page variant (decision 061); `testedSince` is null once the page is deleted. */
type SeenVersion = { version: string; testedSince: Date | null }

/** Null for families outside a test. */
export async function seenVersion({ landingTestId, landingVersion }: Lead): Promise<SeenVersion | null> {
  if (!landingTestId || !landingVersion) return null
  const where = { id: landingTestId }
  const test = await db.landingPageTest.findUnique({ where, select: { startedAt: true } })
  return { version: landingVersion.toUpperCase(), testedSince: test?.startedAt ?? null }
}
