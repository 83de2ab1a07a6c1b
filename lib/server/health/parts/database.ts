import 'server-only'
import { type Readiness, readiness } from '@/lib/server/front/readiness'
import type { Part, PartStatus } from '@/lib/server/health/part'

type Trouble = Exclude<Readiness, 'ready' | 'worker' | 'draining'>

const TROUBLES: Record<Trouble, Omit<PartStatus, 'state'>> = {
  database: {
    words: 'The database does not answer',
    todo: 'The lead journal takes requests meanwhile. Look at PostgreSQL and the way to it.',
  },
  migrations: {
    words: 'Migrations of this build have not been applied',
    todo: 'Run npm run prisma -- migrate status: it names them.',
  },
  durability: {
    words: 'PostgreSQL may forget requests that were answered',
    todo: 'Turn fsync and synchronous_commit on.',
  },
  disk: { words: 'The data folder is nearly full', todo: 'Make room: the log says how much is left.' },
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
    return { state: 'good', words: `Answers in ${ms} ms, all migrations are applied`, lastGoodAt: new Date() }
  },
}
