import { describe, expect, test } from 'vitest'
import { isNarrowed, listUrl } from '@/components/admin/desk/tour-requests/lead-list'
import { tabOf } from '@/lib/desk/tour-requests/desk-address'

const queryOf = (address: string, timeZone?: string) =>
  Object.fromEntries(new URL(listUrl(new URLSearchParams(address), timeZone), 'http://desk').searchParams)

describe('the list behind the desk’s URL', () => {
  test('a desk without a tab shows the queue', () => {
    expect(queryOf('')).toEqual({ list: 'queue' })
    expect(queryOf('status=toured&tab=nonsense')).toEqual({ list: 'queue', status: 'toured' })
  })

  test('other lists keep their filters and drop everything else', () => {
    expect(queryOf('tab=all&status=toured&search=ellis&page=2&source=&dialog=open')).toEqual({
      status: 'toured',
      search: 'ellis',
      page: '2',
    })
    expect(queryOf('tab=quarantine&search=x')).toEqual({ list: 'quarantine', search: 'x' })
    expect(queryOf('tab=unfinished&source=tour')).toEqual({ list: 'queue', source: 'unfinished-form' })
    expect(queryOf('tab=mine')).toEqual({ list: 'open', ownerId: 'me' })
  })

  test('days are in the company’s zone, including the last one, also across a clock change', () => {
    expect(queryOf('tab=all&from=2026-11-01&to=2026-11-01', 'America/Denver')).toEqual({
      from: '2026-11-01T06:00:00.000Z',
      to: '2026-11-02T07:00:00.000Z',
    })
    expect(queryOf('tab=all&to=2026-11-20')).toEqual({ to: '2026-11-21T00:00:00.000Z' })
  })

  test('recognizes tabs and narrowed lists', () => {
    expect(
      ['', 'tab=all', 'tab=overdue', 'tab=quarantine', 'tab=x'].map((text) =>
        tabOf(new URLSearchParams(text)),
      ),
    ).toEqual(['queue', 'all', 'overdue', 'quarantine', 'queue'])
    expect(isNarrowed(new URLSearchParams('tab=all'))).toBe(false)
    expect(isNarrowed(new URLSearchParams('tab=all&from=2026-11-01'))).toBe(true)
  })
})
