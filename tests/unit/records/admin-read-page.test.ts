import { describe, expect, test } from 'vitest'
import { type PageWindow, readPage } from '@/lib/platform/http/read-page'

/** A list of `length` rows, '0' first, that records its queries. */
function listOf(length: number) {
  const ids = Array.from({ length }, (_, place) => String(place))
  const asked: { windows: PageWindow[]; counts: number[] } = { windows: [], counts: [] }
  const source = {
    ids: async (window: PageWindow) => {
      asked.windows.push(window)
      const { skip, take, fromEnd } = window
      return (fromEnd ? ids.toReversed() : ids).slice(skip, skip + take)
    },
    // A database answers `id in (…)` in any order.
    rows: async (wanted: string[]) => wanted.toSorted().map((id) => ({ id })),
    count: async (atMost: number) => {
      asked.counts.push(atMost)
      return Math.min(length, atMost)
    },
  }
  const read = async (page: number | 'last', { search = '', pageSize = 25 } = {}) => {
    const { rows, ...rest } = await readPage({ search, page, pageSize }, source)
    return { ids: rows.map(({ id }) => Number(id)), ...rest }
  }
  return { read, asked }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

describe('a page of a list', () => {
  test('a short list is counted completely', async () => {
    const { read } = listOf(60)
    expect(await read(3)).toEqual({
      ids: range(50, 60),
      total: 60,
      totalIsExact: true,
      page: 3,
      pageSize: 25,
    })
    expect(await read('last')).toMatchObject({ ids: range(50, 60), page: 3, total: 60 })
    expect((await read(4)).ids).toEqual([])
    expect(await listOf(0).read('last')).toMatchObject({ ids: [], page: 1, total: 0, totalIsExact: true })
  })

  test('near the start of a long list counting stops at 5,000, and says so', async () => {
    const { read, asked } = listOf(30_000)
    expect(await read(2)).toMatchObject({ ids: range(25, 50), total: 5_000, totalIsExact: false })
    expect(asked.counts).toEqual([5_001])
    expect(await listOf(5_000).read(1)).toMatchObject({ total: 5_000, totalIsExact: true })
  })

  test('the last page and those near it are read from the end', async () => {
    const { read, asked } = listOf(30_010)
    expect(await read('last')).toMatchObject({ ids: range(30_000, 30_010), page: 1201, totalIsExact: true })
    expect(await read(1200)).toMatchObject({ ids: range(29_975, 30_000), total: 30_010 })
    expect(asked.windows).toEqual([
      { skip: 0, take: 10, fromEnd: true },
      { skip: 10, take: 25, fromEnd: true },
    ])
    expect((await read(500)).ids).toEqual(range(12_475, 12_500))
    expect((await read(1202)).ids).toEqual([])
  })

  test('search results are counted up to 250, with the same read', async () => {
    const { read, asked } = listOf(1_500)
    expect(await read(2, { search: 'ann' })).toMatchObject({
      ids: range(25, 50),
      total: 250,
      totalIsExact: false,
    })
    expect(asked.counts).toEqual([])
    expect(await read('last', { search: 'ann' })).toMatchObject({ ids: range(1_475, 1_500), total: 1_500 })
    expect(await listOf(3).read(1, { search: 'ann' })).toMatchObject({ total: 3, totalIsExact: true })
  })
})
