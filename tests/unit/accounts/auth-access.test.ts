import { describe, expect, test } from 'vitest'
import { type Action, assertCan, assertSecondFactorSetUp, can } from '@/lib/accounts/access/access'
import { communityScope, inScope } from '@/lib/accounts/access/community-scope'
import { areaOf } from '@/lib/accounts/access/entity-areas'
import type { Role } from '@/lib/accounts/access/session-user'
import { AppError } from '@/lib/platform/errors'
import { entities } from '@/lib/records/entities/registry'

const may = (role: Role, action: Action, entity: string) => can({ role }, action, entity)

describe('T22: the role table', () => {
  test('admins may do everything, unlisted entities included', () => {
    expect(may('admin', 'delete', 'user')).toBe(true)
    expect(may('admin', 'update', 'something new')).toBe(true)
  })

  test('editors work on content and media and see no lead, user, recipient or script', () => {
    expect(may('editor', 'update', 'teamMember')).toBe(true)
    expect(may('editor', 'delete', 'image')).toBe(true)
    expect(may('editor', 'update', 'landingPageTemplate')).toBe(true)
    for (const entity of [
      'tourRequest',
      'quizResponse',
      'user',
      'invitation',
      'emailRecipient',
      'auditEntry',
    ]) {
      expect(may('editor', 'read', entity), entity).toBe(false)
    }
    expect(may('editor', 'export', 'tourRequest')).toBe(false)
    expect(may('editor', 'update', 'landingPageTemplate.customScripts')).toBe(false)
    expect(may('editor', 'update', 'siteSettings')).toBe(false)
  })

  test('counselors work on leads and only read content', () => {
    expect(may('counselor', 'update', 'tourRequest')).toBe(true)
    expect(may('counselor', 'delete', 'tourRequest')).toBe(false)
    expect(may('counselor', 'read', 'community')).toBe(true)
    expect(may('counselor', 'update', 'community')).toBe(false)
    expect(may('counselor', 'read', 'user')).toBe(false)
  })

  test('viewers read, and nothing secret', () => {
    expect(may('viewer', 'read', 'tourRequest')).toBe(true)
    expect(may('viewer', 'update', 'tourRequest')).toBe(false)
    expect(may('viewer', 'export', 'tourRequest')).toBe(false)
    expect(may('viewer', 'read', 'user')).toBe(false)
  })

  test('analysts read figures, requests and advertising, and neither recipients nor accounts', () => {
    for (const entity of ['tourRequest', 'campaign', 'quizResponse', 'community', 'siteSettings']) {
      expect(may('analyst', 'read', entity), entity).toBe(true)
      expect(may('analyst', 'update', entity), entity).toBe(false)
      expect(may('analyst', 'export', entity), entity).toBe(false)
    }
    expect(may('analyst', 'read', 'emailRecipient')).toBe(false)
    expect(may('analyst', 'read', 'user')).toBe(false)
  })

  test('every declared entity is listed in an area', () => {
    expect(entities.filter(({ name }) => areaOf(name) === null).map(({ name }) => name)).toEqual([])
  })

  test('unlisted entities are refused with 403', () => {
    expect(may('editor', 'read', 'something new')).toBe(false)
    expect(may('viewer', 'read', 'constructor')).toBe(false)
    expect(() => assertCan({ role: 'viewer' }, 'update', 'event')).toThrow(AppError)
    // A role that the code does not know (from another version's database) may do nothing.
    expect(may('owner' as Role, 'read', 'event')).toBe(false)
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
    expect(can(owing, action, 'user')).toBe(false)
    expect(can(owing, action, 'teamMember')).toBe(false)
  }
  expect(() => assertSecondFactorSetUp(owing)).toThrow('Set up a second factor first')
  expect(() => assertSecondFactorSetUp({})).not.toThrow()
})
