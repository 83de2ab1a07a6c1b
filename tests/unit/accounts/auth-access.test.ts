import { describe, expect, test } from 'vitest'
import type { Role } from '@/lib/accounts/access/access'
import { type Action, type Area, assertCan, assertSecondFactorSetUp, can } from '@/lib/accounts/access/access'
import { communityScope, inScope } from '@/lib/accounts/access/community-scope'
import { AppError } from '@/lib/platform/errors'
import type { EntityName } from '@/lib/records/declare/field'
import { entityNamed } from '@/lib/records/entities/registry'

const may = (role: Role, action: Action, area: Area) => can({ role }, action, area)
const areaOf = (name: EntityName) => entityNamed(name).area

describe('T22: the role table', () => {
  test('admins may do everything', () => {
    expect(may('admin', 'delete', 'accounts')).toBe(true)
    expect(may('admin', 'update', 'administration')).toBe(true)
  })

  test('editors work on content and media and see no lead, user, recipient or script', () => {
    expect(may('editor', 'update', areaOf('teamMember'))).toBe(true)
    expect(may('editor', 'delete', areaOf('image'))).toBe(true)
    expect(may('editor', 'update', areaOf('landingPageTemplate'))).toBe(true)
    const closed: Area[] = ['leads', areaOf('quizResponse'), 'accounts', areaOf('emailRecipient'), 'history']
    for (const area of closed) expect(may('editor', 'read', area), area).toBe(false)
    expect(may('editor', 'export', 'leads')).toBe(false)
    expect(may('editor', 'update', 'administration')).toBe(false)
    expect(may('editor', 'update', areaOf('siteSettings'))).toBe(false)
  })

  test('counselors work on leads and only read content', () => {
    expect(may('counselor', 'update', 'leads')).toBe(true)
    expect(may('counselor', 'delete', 'leads')).toBe(false)
    expect(may('counselor', 'read', areaOf('community'))).toBe(true)
    expect(may('counselor', 'update', areaOf('community'))).toBe(false)
    expect(may('counselor', 'read', 'accounts')).toBe(false)
  })

  test('viewers read, and nothing secret', () => {
    expect(may('viewer', 'read', 'leads')).toBe(true)
    expect(may('viewer', 'update', 'leads')).toBe(false)
    expect(may('viewer', 'export', 'leads')).toBe(false)
    expect(may('viewer', 'read', 'accounts')).toBe(false)
  })

  test('analysts read figures, requests and advertising, and neither recipients nor accounts', () => {
    for (const name of ['campaign', 'quizResponse', 'community', 'siteSettings'] as const) {
      expect(may('analyst', 'read', areaOf(name)), name).toBe(true)
      expect(may('analyst', 'update', areaOf(name)), name).toBe(false)
      expect(may('analyst', 'export', areaOf(name)), name).toBe(false)
    }
    expect(may('analyst', 'read', areaOf('emailRecipient'))).toBe(false)
    expect(may('analyst', 'read', 'accounts')).toBe(false)
  })

  test('marketing works on site and advertising, reads figures, and sees no family, account or file of hashes', () => {
    for (const name of ['teamMember', 'image', 'landingPageTemplate', 'campaign'] as const) {
      expect(may('marketing', 'update', areaOf(name)), name).toBe(true)
    }
    expect(may('marketing', 'read', 'figures')).toBe(true)
    expect(may('marketing', 'export', 'advertising')).toBe(false)
    const closed: Area[] = [
      'leads',
      'reviews',
      'hiring',
      'agencies',
      'persons',
      'accounts',
      'history',
      'recipients',
    ]
    for (const area of closed) expect(may('marketing', 'read', area), area).toBe(false)
  })

  test('areas that the table does not give to a role are refused with 403', () => {
    expect(may('editor', 'read', 'administration')).toBe(false)
    expect(() => assertCan({ role: 'viewer' }, 'update', 'content')).toThrow(AppError)
    // A role that the code does not know (from another version's database) may do nothing.
    expect(may('owner' as Role, 'read', 'content')).toBe(false)
  })
})

describe('community scope', () => {
  test('no communities means all of them', () => {
    const free = { role: 'counselor', communityIds: [] } as const
    expect(communityScope({ ...free, communityIds: [] })).toEqual({})
    expect(inScope({ ...free, communityIds: [] }, null)).toBe(true)
  })

  test('a limited counselor sees their own communities only, and no lead without one', () => {
    const limited = { role: 'counselor' as const, communityIds: ['a'] }
    expect(communityScope(limited)).toEqual({ communityId: { in: ['a'] } })
    expect(inScope(limited, 'a')).toBe(true)
    expect(inScope(limited, 'b')).toBe(false)
    expect(inScope(limited, null)).toBe(false)
  })

  test('an admin is never limited', () => {
    expect(communityScope({ role: 'admin', communityIds: ['a'] })).toEqual({})
  })
})

test('whoever owes a second factor may do nothing, whatever the role', () => {
  const owing = { role: 'admin', needsSecondFactorSetup: true } as const
  for (const action of ['read', 'create', 'update', 'delete', 'export'] as const) {
    expect(can(owing, action, 'accounts')).toBe(false)
    expect(can(owing, action, 'content')).toBe(false)
  }
  expect(() => assertSecondFactorSetUp(owing)).toThrow('Please set up a second factor first')
  expect(() => assertSecondFactorSetUp({})).not.toThrow()
})
