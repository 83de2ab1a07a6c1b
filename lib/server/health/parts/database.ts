import 'server-only'
import { type Readiness, readiness } from '@/lib/server/front/readiness'
import type { Part, PartStatus } from '@/lib/server/health/part'

type Trouble = Exclude<Readiness, 'ready' | 'worker' | 'draining'>

const TROUBLES: Record<Trouble, Omit<PartStatus, 'state'>> = {
  database: {
    words: 'The database does not respond',
    todo: 'Until then, the lead journal stores requests. Check PostgreSQL and the network connection to it.',
  },
  migrations: {
    words: 'Migrations of this build have not been applied',
    todo: 'Run npm run prisma -- migrate status to list them.',
  },
  durability: {
    words: 'PostgreSQL may lose confirmed requests',
    todo: 'Turn fsync and synchronous_commit on.',
  },
  disk: { words: 'The data folder is nearly full', todo: 'Free up space. The log shows how much is left.' },
  memory: { words: 'The machine has too little memory', todo: 'Give it at least MIN_MEMORY_MB.' },
}

export const databasePart: Part = {
  name: 'database',
  title: 'Database and machine',
  outside: 'heartbeat',
  async check() {
    const startedAt = performance.now()
    const status = await readiness()
    if (status !== 'ready') return { state: 'bad', ...TROUBLES[status as Trouble] }
    const ms = Math.ceil(performance.now() - startedAt)
    return {
      state: 'good',
      words: `Responds in ${ms} ms, all migrations are applied`,
      lastGoodAt: new Date(),
    }
  },
}
