import { setImmediate as otherWork } from 'node:timers/promises'

export type Sketch = {
  /** Compared only with pages of the same or a lower rank. */
  rank: number
  /** From lib/records/page-uniqueness/shingles.ts: distinct and ascending. */
  shingles: Uint32Array
}

type Score = {
  /** Percentage of its shingles that no compared page has. */
  score: number
  /** Index of the most similar page; null when nothing is shared. */
  similar: number | null
}

/** Shingles in memory at once; other work can run between batches. */
const BATCH = 50_000

/**
 * Scores uniqueness as U / S: S are a page's shingles, U those on no other page of its rank or a lower one.
 * This is one minus Broder's containment. Ascending batches of hashes bound the memory.
 */
export async function scorePages(pages: readonly Sketch[], batchSize = BATCH): Promise<Score[]> {
  const shared = pages.map(() => 0)
  const alike = pages.map(() => new Map<number, number>())
  const at = pages.map(() => 0)
  const total = pages.reduce((sum, { shingles }) => sum + shingles.length, 0)
  const batches = Math.max(1, Math.ceil(total / batchSize))
  for (let number = 1; number <= batches; number += 1) {
    const end = Math.round((number / batches) * 2 ** 32)
    const from = [...at]
    const owners = ownersBelow(end, pages, at)
    for (const [page, { shingles }] of pages.entries())
      for (let place = from[page] ?? 0; place < (at[page] ?? 0); place += 1) {
        const { other, count } = otherOf(page, pages, owners.get(shingles[place] ?? 0))
        if (other === null) continue
        shared[page] = (shared[page] ?? 0) + 1
        // A shingle that few pages share says more about their similarity.
        const known = alike[page]
        known?.set(other, (known.get(other) ?? 0) + 1 / (count - 1) ** 2)
      }
    await otherWork()
  }
  return pages.map(({ shingles }, page) => ({
    score: shingles.length === 0 ? 0 : Math.round(100 * (1 - (shared[page] ?? 0) / shingles.length)),
    similar: mostOf(alike[page]),
  }))
}

/** Of all pages with a shingle, only the two with the lowest rank and the count are needed. */
type Owners = { first: number; second: number | null; count: number }

/** The owners of all shingles below `end`; advances `at` to it. */
function ownersBelow(end: number, pages: readonly Sketch[], at: number[]): Map<number, Owners> {
  const owners = new Map<number, Owners>()
  const rankOf = (page: number) => pages[page]?.rank ?? 0
  for (const [page, { rank, shingles }] of pages.entries()) {
    let place = at[page] ?? 0
    for (; place < shingles.length && (shingles[place] ?? 0) < end; place += 1) {
      const shingle = shingles[place] ?? 0
      const known = owners.get(shingle)
      if (!known) {
        owners.set(shingle, { first: page, second: null, count: 1 })
        continue
      }
      known.count += 1
      if (rank < rankOf(known.first)) {
        known.second = known.first
        known.first = page
      } else if (known.second === null || rank < rankOf(known.second)) known.second = page
    }
    at[page] = place
  }
  return owners
}

/** Another page of the same or a lower rank with this shingle. */
function otherOf(page: number, pages: readonly Sketch[], owners: Owners | undefined) {
  const other = owners?.first === page ? owners.second : (owners?.first ?? null)
  const isCompared = other !== null && (pages[other]?.rank ?? 0) <= (pages[page]?.rank ?? 0)
  return { other: isCompared ? other : null, count: owners?.count ?? 1 }
}

function mostOf(alike: Map<number, number> | undefined): number | null {
  let most: number | null = null
  for (const [page, weight] of alike ?? []) {
    if (most === null || weight > (alike?.get(most) ?? 0)) most = page
  }
  return most
}
