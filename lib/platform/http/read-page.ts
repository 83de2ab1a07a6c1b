/** Counting stops here and the list shows "5,000+" (a search "250+"). */
const COUNT_LIMIT = 5_000
const SEARCH_LIMIT = 250
const MAX_INTEGER = 2_147_483_647

type WantedPage = { search: string; page: number | 'last'; pageSize: number }

/** `fromEnd` reads in reverse order, with `skip` counted from the end. */
export type PageWindow = { skip: number; take: number; fromEnd: boolean }

export type Page<Row> = {
  rows: Row[]
  /** A lower bound unless `totalIsExact`. */
  total: number
  totalIsExact: boolean
  page: number
  pageSize: number
}

type PageSource<Row extends { id: string }> = {
  /** Ids in list order: an index-only scan, cheap even for large offsets. */
  ids: (window: PageWindow) => Promise<string[]>
  rows: (ids: string[]) => Promise<Row[]>
  /** Counts at most `atMost` rows, in list order so that the count uses that index instead of the table. */
  count: (atMost: number) => Promise<number>
  countAtMost?: number | undefined
}

/** Reads any page of a list at a nearly constant cost (docs/decisions/016-long-lists.md). */
export function readPage<Row extends { id: string }>(
  wanted: WantedPage,
  source: PageSource<Row>,
): Promise<Page<Row>> {
  const { search, page, pageSize } = wanted
  const counted = source.countAtMost ?? COUNT_LIMIT
  if (page === 'last' || page * pageSize > (search ? SEARCH_LIMIT : counted)) return farPage(wanted, source)
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

/** For 25 matches of a rare word PostgreSQL walks the whole list; for 250 it uses the trigram index. */
async function foundPage<Row extends { id: string }>(
  near: Near,
  source: PageSource<Row>,
): Promise<Page<Row>> {
  const { skip, page, pageSize } = near
  const ids = await source.ids({ skip: 0, take: SEARCH_LIMIT + 1, fromEnd: false })
  const rows = await rowsOf(source, ids.slice(skip, skip + pageSize))
  return {
    rows,
    total: Math.min(ids.length, SEARCH_LIMIT),
    totalIsExact: ids.length <= SEARCH_LIMIT,
    page,
    pageSize,
  }
}

async function farPage<Row extends { id: string }>(
  wanted: WantedPage,
  source: PageSource<Row>,
): Promise<Page<Row>> {
  const { pageSize } = wanted
  const total = await source.count(MAX_INTEGER)
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
  return ids.flatMap((id) => rows.get(id) ?? [])
}
