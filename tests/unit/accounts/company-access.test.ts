import { describe, expect, test } from 'vitest'
import { accessOfGroups, type GroupRule } from '@/lib/accounts/company/access-of-groups'
import { companyPerson, isOfDomain } from '@/lib/accounts/company/claims'

const known = new Set(['birch', 'aspen'])
const rules: GroupRule[] = [
  { name: 'admins', role: 'admin', communityIds: ['birch'] },
  { name: 'birch desk', role: 'counselor', communityIds: ['birch'] },
  { name: 'aspen desk', role: 'counselor', communityIds: ['aspen'] },
  { name: 'every desk', role: 'counselor', communityIds: [] },
  { name: 'old desk', role: 'viewer', communityIds: ['sold'] },
]
const access = (...groups: string[]) => accessOfGroups(groups, rules, known)

describe('T149: groups decide role and communities', () => {
  test('the first rule that fits decides the role, and administrators are never limited', () => {
    expect(access('birch desk', 'admins')).toEqual({ role: 'admin', communityIds: [] })
  })

  test('rules with the same role add their communities, and one without communities means all', () => {
    expect(access('aspen desk', 'birch desk')).toEqual({
      role: 'counselor',
      communityIds: ['aspen', 'birch'],
    })
    expect(access('aspen desk', 'every desk')).toEqual({ role: 'counselor', communityIds: [] })
  })

  test('no rule, or one whose communities are gone, gives nothing: not everything', () => {
    expect(access()).toBeNull()
    expect(access('Birch Desk')).toBeNull()
    expect(access('old desk')).toBeNull()
  })
})

const ENTRA = 'https://login.microsoftonline.com/0/v2.0'
const person = (claims: object, iss = 'https://id.example', claim = 'groups') =>
  companyPerson({ iss, sub: '1', ...claims }, claim)

describe('T147: an address counts when it was verified', () => {
  test.each([
    [{ email: 'ann@sample.example' }, null],
    [{ email: 'ann@sample.example', email_verified: 'true' }, null],
    [{ email: 'ann@sample.example', email_verified: false }, null],
    [{ email: 'ann@sample.example', xms_edov: true }, null],
    [{ email: 'ann', email_verified: true }, null],
    [{ email: 'ann@sample.example', email_verified: true }, 'ann@sample.example'],
  ])('%j', (claims, email) => {
    expect(person(claims).email).toBe(email)
  })

  test('Microsoft’s own claim counts at Microsoft', () => {
    expect(person({ email: 'ann@sample.example', xms_edov: '1' }, ENTRA).email).toBe('ann@sample.example')
    expect(person({ email: 'ann@sample.example', xms_edov: false }, ENTRA).email).toBeNull()
  })

  test('a domain is compared as a whole', () => {
    const domains = ['sample.example']
    expect(isOfDomain({ email: 'Ann@SAMPLE.example' }, domains)).toBe(true)
    for (const email of [
      'ann@notsample.example',
      'ann@sample.example.evil.example',
      'ann@a.sample.example',
    ]) {
      expect(isOfDomain({ email }, domains)).toBe(false)
    }
    expect(isOfDomain({ email: null }, domains)).toBe(false)
  })
})

describe('T149: groups that were left out are noticed', () => {
  test('Entra’s overage, in both forms, is not the same as no groups', () => {
    const tooMany = { groups: [], hasTooManyGroups: true }
    expect(person({ _claim_names: { groups: 'src1' } })).toMatchObject(tooMany)
    expect(person({ hasgroups: true })).toMatchObject(tooMany)
    expect(person({ groups: ['a'], _claim_names: { groups: 'src1' } }).hasTooManyGroups).toBe(false)
    expect(person({ roles: 'desk', hasgroups: true }, ENTRA, 'roles')).toMatchObject({
      groups: ['desk'],
      hasTooManyGroups: false,
    })
    expect(person({})).toMatchObject({ groups: [], hasTooManyGroups: false, hasSecondFactor: false })
  })
})
