import { expect, test } from 'vitest'
import { editableNames, shownGroups } from '@/components/admin/records/form/shown-groups'
import { estimatedHeight, MAX_TAB_PX, tabsOf } from '@/lib/records/declare/form-tabs'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entities, entityNamed } from '@/lib/records/entities/registry'

const RECORD = { id: 'one', createdAt: '', updatedAt: '' } satisfies AdminRecord

test('T202: no tab of any form is longer than two screens, and no field is lost between tabs', () => {
  for (const entity of entities) {
    const groups = shownGroups(entity, [], RECORD)
    const tabs = tabsOf(entity, groups)
    for (const { title, groups: own } of tabs) {
      expect(estimatedHeight(entity, own), `${entity.name} ${title}`).toBeLessThanOrEqual(MAX_TAB_PX)
    }
    const fields = (of: typeof groups) => of.flatMap((group) => [...group.fields]).toSorted()
    expect(fields(tabs.flatMap((tab) => tab.groups)), entity.name).toEqual(fields(groups))
  }
})

test('T202: a short form has no tabs, a long one those of its declaration in their order', () => {
  const titles = (name: Parameters<typeof entityNamed>[0]) => {
    const entity = entityNamed(name)
    return tabsOf(entity, shownGroups(entity, [], RECORD)).map(({ title }) => title)
  }
  expect(titles('faq')).toEqual([''])
  expect(titles('quiz')).toEqual(['Quiz', 'Questions', 'Results'])
  expect(titles('community').slice(0, 3)).toEqual(['Basics', 'License', 'Contact'])
})

test('fields that only the API had are on the form', () => {
  for (const [name, field] of [
    ['landingPageTemplate', 'schemaOrgJson'],
    ['community', 'talkFurtherId'],
    ['community', 'invertedLogoImageId'],
  ] as const) {
    const entity = entityNamed(name)
    const groups = shownGroups(entity, [], RECORD)
    expect(editableNames(entity, groups, true, RECORD)).toContain(field)
  }
})
