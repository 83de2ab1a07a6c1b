import 'server-only'
import { durabilityWarnings } from '@/lib/platform/database/durability'
import { env } from '@/lib/platform/env'
import type { Part } from '@/lib/server/health/part'

/** Confirmed requests survive a power failure. What readiness refuses is also in the database's part. */
export const durabilityPart: Part = {
  name: 'durability',
  title: 'Durability',
  outside: null,
  async check() {
    const warnings = await durabilityWarnings()
    if (warnings.length === 0)
      return { state: 'good', words: 'Commits and files are written to disk', lastGoodAt: new Date() }
    return {
      state: env().DATABASE_MAY_FORGET === 'on' ? 'off' : 'bad',
      words: warnings.join('. '),
      todo: 'Turn these settings of PostgreSQL on, put DATA_DIR on a disk, and remove DATABASE_MAY_FORGET.',
    }
  },
}
