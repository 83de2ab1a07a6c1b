import { expect, test } from 'vitest'
import { isInOwnOrder, listParams, parseListQuery } from '@/lib/admin/list-query'
import { teamMembers } from '@/lib/entities/team-members'

const parse = (text: string) => parseListQuery(teamMembers, new URLSearchParams(text))

test('an empty address is the default list', () => {
  expect(parse('').query).toEqual({
    search: '',
    sort: { field: 'sortOrder', direction: 'asc' },
    page: 1,
    pageSize: 25,
    filters: {},
  })
  expect(isInOwnOrder(teamMembers, parse('active=true').query)).toBe(true)
  expect(isInOwnOrder(teamMembers, parse('search=ruth').query)).toBe(false)
  expect(isInOwnOrder(teamMembers, parse('sort=name').query)).toBe(false)
})

test('what is read can be written back', () => {
  const id = '018f0000-0000-7000-8000-000000000000'
  const address = `active=true&communityId=${id}&search=ruth&sort=-name&page=3&pageSize=50`
  const { query, unknown } = parse(address)
  expect(unknown).toEqual([])
  expect(listParams(teamMembers, query).toString()).toBe(address)
})

test('what the declaration does not name is left out and named', () => {
  const { query, unknown } = parse('email=a&id[not]=x&sort=email&active=yes&communityId=x&role=Cook&page=2')
  expect(unknown).toEqual(['email', 'id[not]', 'sort', 'active', 'communityId', 'role'])
  expect(query).toMatchObject({ filters: {}, page: 2, sort: { field: 'sortOrder' } })
})

test('pages are bounded and never nonsense', () => {
  expect(parse('pageSize=5000').query.pageSize).toBe(100)
  expect(parse('pageSize=0').query.pageSize).toBe(1)
  for (const odd of ['-1', 'x', '1.5', '', '99999999999']) expect(parse(`page=${odd}`).query.page).toBe(1)
  expect(parse('search='.padEnd(500, 'a')).query.search).toHaveLength(100)
})
