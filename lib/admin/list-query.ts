import type { Entity } from '@/lib/admin/define-entity'
import type { Field } from '@/lib/admin/field'
import { isUuid } from '@/lib/uuid'

export const MAX_PAGE_SIZE = 100
export const DEFAULT_PAGE_SIZE = 25
const MAX_PAGE = 100_000
const MAX_SEARCH = 100

/** What a list shows: everything in it is named by the declaration, whatever the address said. */
export type ListQuery = {
  search: string
  sort: { field: string; direction: 'asc' | 'desc' }
  page: number | 'last'
  pageSize: number
  /** Field name → the text the address gives for it: true, an option, an id or 'none'. */
  filters: Record<string, string>
}

/** The word for 'has no value' in a filter on a reference. */
export const NONE = 'none'

/**
 * Reads search, sort, filters and page from an address. Parameters the declaration does not know are left out and
 * named in `unknown`: a screen ignores them, the API answers 400.
 */
export function parseListQuery(
  entity: Entity,
  params: URLSearchParams,
): { query: ListQuery; unknown: string[] } {
  const unknown: string[] = []
  const filters: Record<string, string> = {}
  let sort = readSort(entity, entity.list.sort) ?? { field: 'createdAt', direction: 'desc' as const }
  for (const [name, value] of params) {
    const asked = name === 'sort' ? readSort(entity, value) : null
    if (asked) sort = asked
    else if (isFilter(entity, name) && fits(entity.fields[name], value)) filters[name] = value
    else if (!['search', 'page', 'pageSize'].includes(name)) unknown.push(name)
  }
  const query: ListQuery = {
    search: (params.get('search') ?? '').replaceAll('\0', '').trim().slice(0, MAX_SEARCH),
    sort,
    page: params.get('page') === 'last' ? 'last' : readCount(params.get('page'), 1, MAX_PAGE),
    pageSize: readCount(params.get('pageSize'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    filters,
  }
  return { query, unknown }
}

/** The parameters of a page as Next hands them over; one given twice counts once: its last value. */
export function addressOf(given: Record<string, string | string[] | undefined>): URLSearchParams {
  const single = Object.entries(given).flatMap(([name, value]) => {
    const last = Array.isArray(value) ? value.at(-1) : value
    return last === undefined ? [] : [[name, last]]
  })
  return new URLSearchParams(single)
}

/** Whether a list leaves records out. */
export function isNarrowed({ search, filters }: ListQuery): boolean {
  return search !== '' || Object.keys(filters).length > 0
}

/** The address parameters of a query, without what is the default anyway. */
export function listParams(entity: Entity, query: ListQuery): URLSearchParams {
  const { sort, page, pageSize, search, filters } = query
  const params = new URLSearchParams(filters)
  const sorting = `${sort.direction === 'desc' ? '-' : ''}${sort.field}`
  if (search) params.set('search', search)
  if (sorting !== entity.list.sort) params.set('sort', sorting)
  if (page !== 1) params.set('page', String(page))
  if (pageSize !== DEFAULT_PAGE_SIZE) params.set('pageSize', String(pageSize))
  return params
}

/** Whether the records may be moved up and down in the list as it is shown. */
export function isInOwnOrder(entity: Entity, query: ListQuery): boolean {
  return (
    entity.sortable && query.sort.field === 'sortOrder' && query.sort.direction === 'asc' && !query.search
  )
}

/** Whether a column's heading sorts the list. */
export function isSortable(entity: Entity, name: string): boolean {
  if (name === 'createdAt' || name === 'updatedAt') return true
  const field = entity.fields[name]
  if (!field || field.adminOnly) return false
  return name === 'sortOrder' || (entity.list.columns.includes(name) && !UNSORTABLE.has(field.kind))
}

const UNSORTABLE: ReadonlySet<string> = new Set([
  'json',
  'group',
  'groups',
  'list',
  'image',
  'manyToMany',
  'richText',
  'longText',
])

function readSort(entity: Entity, text: string): ListQuery['sort'] | null {
  const field = text.replace(/^-/, '')
  return isSortable(entity, field) || text === entity.list.sort
    ? { field, direction: text.startsWith('-') ? 'desc' : 'asc' }
    : null
}

function readCount(text: string | null, fallback: number, most: number): number {
  const count = text && /^\d{1,6}$/.test(text) ? Number(text) : fallback
  return Math.min(Math.max(count, 1), most)
}

/** A child's list may always be narrowed to its parent. */
function isFilter(entity: Entity, name: string): boolean {
  return entity.list.filters.includes(name) || name === entity.parent
}

function fits(field: Field | undefined, value: string): boolean {
  switch (field?.kind) {
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'select':
      return field.choices?.some((choice) => choice.value === value) ?? false
    case 'belongsTo':
    case 'image':
      return value === NONE || isUuid(value)
    case 'manyToMany':
      return isUuid(value)
    case 'text':
    case 'list':
      return value !== '' && value.length <= 255 && !value.includes('\0')
    default:
      return false
  }
}
