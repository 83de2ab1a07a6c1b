import { setImmediate as otherWork } from 'node:timers/promises'

export type Sketch = {
  /** A page is compared with siblings of its own rank and lower ones. */
  rank: number
  /** As lib/records/page-uniqueness/shingles.ts makes them: each once, ascending. */
  shingles: Uint32Array
}

export type Score = {
  /** Share of its shingles found on no sibling it is compared with, 0 to 100. */
  score: number
  /** Which sibling has most of the others, by its place in the list; null where nothing is shared. */
  similar: number | null
}

/** Shingles in memory at once; between two lots other work of the process has its turn. */
const LOT = 50_000

/**
 * How much of each page stands on no sibling: U / S, where S are its different shingles and U those of them that no sibling of its rank or a
 * lower one has. The share is one minus Broder's containment of the page in all its siblings together. Time grows with the words, and
 * memory by nothing but the pages' own hashes: these are gone through in ascending lots.
 */
export async function scorePages(pages: readonly Sketch[], lot = LOT): Promise<Score[]> {
  const shared = pages.map(() => 0)
  const alike = pages.map(() => new Map<number, number>())
  const at = pages.map(() => 0)
  const total = pages.reduce((sum, { shingles }) => sum + shingles.length, 0)
  const lots = Math.max(1, Math.ceil(total / lot))
  for (let number = 1; number <= lots; number += 1) {
    const end = Math.round((number / lots) * 2 ** 32)
    const from = [...at]
    const owners = ownersBelow(end, pages, at)
    for (const [page, { shingles }] of pages.entries())
      for (let place = from[page] ?? 0; place < (at[page] ?? 0); place += 1) {
        const { other, count } = otherOf(page, pages, owners.get(shingles[place] ?? 0))
        if (other === null) continue
        shared[page] = (shared[page] ?? 0) + 1
        // What only two pages have says that they are alike; what all have says nothing.
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

/** Of the pages that have a shingle: the two of the lowest rank, which is all that the others need to know, and how many there are. */
type Owners = { first: number; second: number | null; count: number }

/** Who has which shingle below a bound; `at` moves on to it. */
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

/** Another page of this rank or a lower one that has the shingle as well. */
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
