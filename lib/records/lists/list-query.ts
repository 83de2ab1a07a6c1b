import { pageIn, searchText } from '@/lib/platform/http/list-address'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import { readColumns } from '@/lib/records/declare/list-columns'
import { stateChoices } from '@/lib/records/publish/publication-state'

export const MAX_PAGE_SIZE = 100
const DEFAULT_PAGE_SIZE = 25
/** Page sizes on screen; the API accepts any up to the maximum. */
export const PAGE_SIZES = [25, 50, 100] as const

/** A list query with only names that the declaration has. */
export type ListQuery = {
  search: string
  sort: { field: string; direction: 'asc' | 'desc' }
  page: number | 'last'
  pageSize: number
  /** By field, the URL's text: true, an option, an id or 'none'. */
  filters: Record<string, string>
  /** Columns after the leading one; null for the user's own layout. */
  columns: string[] | null
  /** API only: records changed, or shown by their date, at or after this time. */
  updatedSince?: Date
  /** API keys only: everything the key may change, published or not. */
  isForDrafts?: true
}

/** Matches records without a value for a reference. */
export const NONE = 'none'

/** Filter by publication state, which is not a field. */
export const STATE_FILTER = 'publicationState'

/** Parses URL parameters. `unknown` lists unknown ones, which screens ignore; the API is strict before. */
export function parseListQuery(
  entity: Entity,
  params: URLSearchParams,
): { query: ListQuery; unknown: string[] } {
  const unknown: string[] = []
  const filters: Record<string, string> = {}
  let sort = readSort(entity, entity.list.sort) ?? { field: 'createdAt', direction: 'desc' as const }
  let columns: string[] | null = null
  for (const [name, value] of params) {
    const newSort = name === 'sort' ? readSort(entity, value) : null
    const named = name === 'columns' ? readColumns(entity, value) : null
    if (newSort) sort = newSort
    else if (named) columns = named
    else if (name === STATE_FILTER && isState(entity, value)) filters[name] = value
    else if (isFilter(entity, name) && fits(entity.fields[name], value)) filters[name] = value
    else if (!['search', 'page', 'pageSize'].includes(name)) unknown.push(name)
  }
  const query: ListQuery = {
    search: searchText(params.get('search')),
    sort,
    page: pageIn(params),
    pageSize: readCount(params.get('pageSize'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    filters,
    columns,
  }
  return { query, unknown }
}

/** True when a list is searched or filtered. */
export function isNarrowed({ search, filters }: ListQuery): boolean {
  return search !== '' || Object.keys(filters).length > 0
}

/** URL parameters of a query, without defaults. */
export function listParams(entity: Entity, query: ListQuery): URLSearchParams {
  const { sort, page, pageSize, search, filters, columns } = query
  const params = new URLSearchParams(filters)
  const sorting = `${sort.direction === 'desc' ? '-' : ''}${sort.field}`
  if (search) params.set('search', search)
  if (sorting !== entity.list.sort) params.set('sort', sorting)
  if (page !== 1) params.set('page', String(page))
  if (pageSize !== DEFAULT_PAGE_SIZE) params.set('pageSize', String(pageSize))
  if (columns) params.set('columns', columns.join(','))
  return params
}

/** True when rows can be moved in the list as shown. Children are ordered within one parent. */
export function isInManualOrder({ sortable, parent }: Entity, { sort, search, filters }: ListQuery): boolean {
  const isOneOrder = sortable && (!parent || parent in filters)
  return isOneOrder && sort.field === 'sortOrder' && sort.direction === 'asc' && !search
}

/** True when the list can be sorted by the field. */
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

function isState(entity: Entity, value: string): boolean {
  return stateChoices(entity).some((state) => state === value)
}

/** True for a filter of the entity's list. A child's can always be filtered by its parent. */
export function isFilter(entity: Entity, name: string): boolean {
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
    case 'manyToMany':
      return value === NONE || isUuid(value)
    case 'text':
    case 'list':
      return value !== '' && value.length <= 255 && !value.includes('\0')
    default:
      return false
  }
}
