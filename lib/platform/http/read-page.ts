/** Beyond this many a list says "5,000+" (a search "250+"): counting further would cost more than the page itself. */
const COUNTED = 5_000
const FOUND = 250
/** The largest number PostgreSQL takes for an integer. */
const ALL = 2_147_483_647

/** A page of a list by its number, or the last one. */
export type WantedPage = { search: string; page: number | 'last'; pageSize: number }

/** Which rows to read: `fromEnd` in the opposite order, counted from there. */
export type PageWindow = { skip: number; take: number; fromEnd: boolean }

export type Page<Row> = {
  rows: Row[]
  /** Exact, or with `totalIsExact: false` a number that there are at least. */
  total: number
  totalIsExact: boolean
  page: number
  pageSize: number
}

export type PageSource<Row extends { id: string }> = {
  /** The ids in the list's order: an index alone answers this, however many rows are passed over. */
  ids: (window: PageWindow) => Promise<string[]>
  /** The rows of these ids, in any order. */
  rows: (ids: string[]) => Promise<Row[]>
  /**
   * How many there are; counting stops at `atMost`. In the list's own order, so that PostgreSQL counts in the index that has
   * it and not in the table.
   */
  count: (atMost: number) => Promise<number>
  /** How far to count near the list's start, where that costs more than usual. */
  countAtMost?: number | undefined
}

/**
 * One page of an ordered list at a cost that hardly depends on its length: near the start counting stops at 5,000; beyond
 * that every row is counted and the page is read from the end that is nearer (docs/decisions/016-long-lists.md).
 */
export function readPage<Row extends { id: string }>(
  wanted: WantedPage,
  source: PageSource<Row>,
): Promise<Page<Row>> {
  const { search, page, pageSize } = wanted
  const counted = source.countAtMost ?? COUNTED
  if (page === 'last' || page * pageSize > (search ? FOUND : counted)) return farPage(wanted, source)
  const near = { page, pageSize, skip: (page - 1) * pageSize }
  return search ? foundPage(near, source) : nearPage(near, source, counted)
}

type Near = { page: number; pageSize: number; skip: number }

async function nearPage<Row extends { id: string }>(
  near: Near,
  source: PageSource<Row>,
  atMost: number,
): Promise<Page<Row>> {
  const { skip, page, pageSize } = near
  const [rows, counted] = await Promise.all([
    readRows(source, { skip, take: pageSize, fromEnd: false }),
    source.count(atMost + 1),
  ])
  return { rows, total: Math.min(counted, atMost), totalIsExact: counted <= atMost, page, pageSize }
}

/**
 * Asked for the first 25 of what a word finds, PostgreSQL walks the list until it has met them, which for a rare word is all
 * of it; asked for 250 it takes the trigram index. Their number is the count.
 */
async function foundPage<Row extends { id: string }>(
  near: Near,
  source: PageSource<Row>,
): Promise<Page<Row>> {
  const { skip, page, pageSize } = near
  const ids = await source.ids({ skip: 0, take: FOUND + 1, fromEnd: false })
  const rows = await rowsOf(source, ids.slice(skip, skip + pageSize))
  return { rows, total: Math.min(ids.length, FOUND), totalIsExact: ids.length <= FOUND, page, pageSize }
}

async function farPage<Row extends { id: string }>(
  wanted: WantedPage,
  source: PageSource<Row>,
): Promise<Page<Row>> {
  const { pageSize } = wanted
  const total = await source.count(ALL)
  const page = wanted.page === 'last' ? Math.max(1, Math.ceil(total / pageSize)) : wanted.page
  const window = nearerEnd((page - 1) * pageSize, pageSize, total)
  return { rows: window ? await readRows(source, window) : [], total, totalIsExact: true, page, pageSize }
}

function nearerEnd(skip: number, pageSize: number, total: number): PageWindow | null {
  const take = Math.min(pageSize, total - skip)
  if (take <= 0) return null
  const after = total - skip - take
  return after < skip ? { skip: after, take, fromEnd: true } : { skip, take, fromEnd: false }
}

async function readRows<Row extends { id: string }>(
  source: PageSource<Row>,
  window: PageWindow,
): Promise<Row[]> {
  const ids = await source.ids(window)
  return rowsOf(source, window.fromEnd ? ids.toReversed() : ids)
}

async function rowsOf<Row extends { id: string }>(source: PageSource<Row>, ids: string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = new Map((await source.rows(ids)).map((row) => [row.id, row]))
  // A row deleted between the two reads is simply not there.
  return ids.flatMap((id) => rows.get(id) ?? [])
}
