import 'server-only'
import type { Part, PartStatus } from '@/lib/server/health/part'
import { allParts } from '@/lib/server/health/parts'

const LIMIT_MS = 4_000

export type CheckedPart = { part: Part; status: PartStatus }

/** Checks all parts in parallel; never throws, and is bounded in time. */
export async function checkAllParts(): Promise<CheckedPart[]> {
  const parts = await allParts()
  return Promise.all(parts.map(async (part) => ({ part, status: await checkPart(part) })))
}

async function checkPart(part: Part): Promise<PartStatus> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<PartStatus>((resolve) => {
    timer = setTimeout(() => resolve(unknown('No answer in time')), LIMIT_MS)
  })
  try {
    return await Promise.race([part.check().catch(() => unknown('It cannot be said')), limit])
  } finally {
    clearTimeout(timer)
  }
}

function unknown(words: string): PartStatus {
  return { state: 'bad', words, todo: 'Look at the database and at the log first.' }
}
