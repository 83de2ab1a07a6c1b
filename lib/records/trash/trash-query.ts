const MAX_PAGE = 100_000
const MAX_SEARCH = 100

/** `entity` is the path of one kind of records, such as 'team-members'. */
export type TrashQuery = { search: string; entity: string | null; page: number | 'last' }

/** Parses URL parameters; invalid values are ignored. */
export function trashQuery(params: URLSearchParams): TrashQuery {
  const word = (name: string) => (params.get(name) ?? '').replaceAll('\0', '')
  const page = Number(word('page'))
  return {
    search: word('search').trim().slice(0, MAX_SEARCH),
    entity: word('entity') || null,
    page:
      word('page') === 'last' ? 'last' : Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** The address of the trash with this query. */
export function trashAddress({ search, entity, page }: TrashQuery): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (entity) params.set('entity', entity)
  if (page !== 1) params.set('page', String(page))
  return params.size > 0 ? `/admin/trash?${params}` : '/admin/trash'
}
