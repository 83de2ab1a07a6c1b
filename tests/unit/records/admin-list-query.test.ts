import { expect, test } from 'vitest'
import { allHref, viewHref, viewState } from '@/components/admin/kit/list/view-state'
import { defaultColumns, leadingColumn, offeredColumns } from '@/lib/records/declare/list-columns'
import { communityHighlights } from '@/lib/records/entities/community-highlights'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { teamMembers } from '@/lib/records/entities/team-members'
import { isInManualOrder, listParams, parseListQuery } from '@/lib/records/lists/list-query'

const parse = (text: string) => parseListQuery(teamMembers, new URLSearchParams(text))

test('an empty URL is the default list', () => {
  expect(parse('').query).toEqual({
    search: '',
    sort: { field: 'sortOrder', direction: 'asc' },
    page: 1,
    pageSize: 25,
    filters: {},
    columns: null,
  })
  expect(isInManualOrder(teamMembers, parse('active=true').query)).toBe(true)
  expect(isInManualOrder(teamMembers, parse('search=ruth').query)).toBe(false)
  expect(isInManualOrder(teamMembers, parse('sort=name').query)).toBe(false)
})

test('children are ordered within one parent', () => {
  const read = (text: string) => parseListQuery(communityHighlights, new URLSearchParams(text)).query
  const parent = '018f0000-0000-7000-8000-000000000001'
  expect(isInManualOrder(communityHighlights, read(''))).toBe(false)
  expect(isInManualOrder(communityHighlights, read(`communityId=${parent}`))).toBe(true)
})

test('a parsed query can be written back', () => {
  const id = '018f0000-0000-7000-8000-000000000000'
  const address = `active=true&communityId=${id}&search=ruth&sort=-name&page=3&pageSize=50&columns=role%2Cemail`
  const { query, unknown } = parse(address)
  expect(unknown).toEqual([])
  expect(listParams(teamMembers, query).toString()).toBe(address)
})

test('undeclared parameters are skipped and listed', () => {
  const { query, unknown } = parse('email=a&id[not]=x&sort=email&active=yes&communityId=x&role=Cook&page=2')
  expect(unknown).toEqual(['email', 'id[not]', 'sort', 'active', 'communityId', 'role'])
  expect(query).toMatchObject({ filters: {}, page: 2, sort: { field: 'sortOrder' } })
})

test('page numbers are limited and valid', () => {
  expect(parse('pageSize=5000').query.pageSize).toBe(100)
  expect(parse('pageSize=0').query.pageSize).toBe(1)
  for (const odd of ['-1', 'x', '1.5', '', '99999999999']) expect(parse(`page=${odd}`).query.page).toBe(1)
  expect(parse('search='.padEnd(500, 'a')).query.search).toHaveLength(100)
})

test('columns are chosen from the declared fields, except those no list can show', () => {
  expect(leadingColumn(teamMembers)).toBe('name')
  expect(defaultColumns(teamMembers)).toEqual(['role', 'communityId', 'active', 'featured'])
  expect(offeredColumns(teamMembers)).not.toContain('avatarImageId')
  expect(offeredColumns(teamMembers)).not.toContain('sortOrder')
  expect(offeredColumns(landingPageTemplates)).not.toContain('customScripts')
  expect(parse('columns=email,role,email').query.columns).toEqual(['email', 'role'])
  expect(parse('columns=').query.columns).toEqual([])
  for (const odd of ['password', 'role,avatarImageId', 'name']) {
    expect(parse(`columns=${odd}`)).toMatchObject({ query: { columns: null }, unknown: ['columns'] })
  }
})

test('a view counts as changed when the list differs, whatever the order of its parameters', () => {
  const view = { id: 'v1', name: 'Nurses', params: 'active=true&featured=true', shared: false, isOwn: true }
  const saved = { views: [view], view: 'v1', defaultViewId: null }
  const state = (text: string) => viewState(teamMembers, parse(text).query, ['role'], saved)
  expect(state('featured=true&active=true&page=2')).toMatchObject({ active: view, isChanged: false })
  expect(state('featured=true')).toMatchObject({ isChanged: true, params: 'featured=true&columns=role' })
  expect(state('featured=true&active=true&columns=role').isChanged).toBe(true)
  expect(viewHref('team-members', view)).toBe('/admin/team-members?active=true&featured=true&view=v1')
  expect(allHref('team-members', state(''))).toBe('/admin/team-members')
  const opens = viewState(teamMembers, parse('').query, [], { ...saved, view: null, defaultViewId: 'v1' })
  expect(allHref('team-members', opens)).toBe('/admin/team-members?view=all')
})
