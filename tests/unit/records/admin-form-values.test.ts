import { describe, expect, test } from 'vitest'
import { changedValues, formSchema, formValues } from '@/lib/records/declare/form-values'
import { shownValue } from '@/lib/records/declare/shown-value'
import { communities } from '@/lib/records/entities/communities'
import { events } from '@/lib/records/entities/events'
import { teamMembers } from '@/lib/records/entities/team-members'

const names = ['name', 'bio', 'startedYear', 'tags', 'active', 'communityId']

describe('form values', () => {
  test('of a new record are its defaults, and what the URL presets', () => {
    expect(formValues(teamMembers, names, { communityId: 'c1' })).toEqual({
      name: '',
      bio: '',
      startedYear: '',
      tags: [],
      active: true,
      communityId: 'c1',
    })
  })

  test('of a record are texts, switches and lists', () => {
    const record = {
      name: 'Ruth',
      bio: null,
      startedYear: 2011,
      tags: ['a'],
      active: false,
      communityId: null,
    }
    expect(formValues(teamMembers, names, record)).toEqual({
      ...record,
      bio: '',
      startedYear: '2011',
      communityId: '',
    })
    expect(formValues(communities, ['verifiedStats'], { verifiedStats: { beds: 2 } })).toEqual({
      verifiedStats: [{ figure: '2', words: 'beds' }],
    })
  })

  test('are sent only where they differ', () => {
    const initial = formValues(teamMembers, names, { name: 'Ruth', tags: ['a'] })
    expect(changedValues({ ...initial, tags: ['a', 'b'], name: 'Ruth' }, initial)).toEqual({
      tags: ['a', 'b'],
    })
  })
})

test('a form validates its own fields by the entity’s rules, including the rule over several fields', () => {
  const judge = (values: Record<string, string>) =>
    formSchema(events, Object.keys(values))
      .safeParse(values)
      .error?.issues.map(({ path, message }) => [path[0], message])
  expect(judge({ title: '', startsAt: '' })).toEqual([
    ['title', 'Title is required'],
    ['startsAt', 'Start is required'],
  ])
  expect(judge({ startsAt: '2027-01-02T10:00:00Z', endsAt: '2027-01-02T09:00:00Z' })).toEqual([
    ['endsAt', 'Choose an end after the start'],
  ])
  expect(judge({ startsAt: '2027-01-02T10:00:00Z', endsAt: '' })).toBeUndefined()
})

test('T134: values are shown in words, times in the zone of the settings', () => {
  const { fields } = communities
  expect(shownValue(fields.name, null, 'UTC')).toBe('–')
  expect(shownValue(fields.active, true, 'UTC')).toBe('Yes')
  expect(shownValue(fields.startingPrice, 4850.5, 'UTC')).toBe('$4,850.50')
  expect(shownValue(fields.yearEstablished, 1998, 'UTC')).toBe('1998')
  expect(shownValue(fields.priceAsOf, '2026-11-01', 'UTC')).toBe('Nov 1, 2026')
  expect(shownValue(fields.overview, '<p>One</p><p>two</p>', 'UTC')).toBe('One two')
  expect(shownValue(fields.specialCertifications, ['a', 'b'], 'UTC')).toBe('a, b')
  const startsAt = '2026-12-25T02:30:00.000Z'
  expect(shownValue(events.fields.startsAt, startsAt, 'America/Denver')).toBe('Dec 24, 2026, 7:30 pm MT')
  expect(shownValue(events.fields.startsAt, startsAt, 'America/New_York')).toBe('Dec 24, 2026, 9:30 pm ET')
})
