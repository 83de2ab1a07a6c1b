import 'server-only'
import type { Fact, Part } from '@/lib/server/health/part'
import { allParts } from '@/lib/server/health/parts'

/** A part that has not answered by then is not well. */
const LOOK_LIMIT_MS = 4_000

export type Looked = { part: Part; fact: Fact }

/** Looks at every part at once; never throws, and never takes long. */
export async function lookAtAll(): Promise<Looked[]> {
  const parts = await allParts()
  return Promise.all(parts.map(async (part) => ({ part, fact: await lookAt(part) })))
}

async function lookAt(part: Part): Promise<Fact> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Fact>((resolve) => {
    timer = setTimeout(() => resolve(unknown('No answer in time')), LOOK_LIMIT_MS)
  })
  try {
    return await Promise.race([part.look().catch(() => unknown('It cannot be said')), limit])
  } finally {
    clearTimeout(timer)
  }
}

function unknown(words: string): Fact {
  return { state: 'bad', words, todo: 'Look at the database and at the log first.' }
}
