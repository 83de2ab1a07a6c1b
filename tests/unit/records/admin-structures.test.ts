import { describe, expect, test } from 'vitest'
import { systemActor } from '@/lib/accounts/actor'
import { dollarText, readDollars } from '@/lib/records/declare/dollars'
import { type Field, fieldVariant } from '@/lib/records/declare/field'
import { formSchema, formValue } from '@/lib/records/declare/form-values'
import { readInput } from '@/lib/records/declare/read-input'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownValue } from '@/lib/records/declare/shown-value'
import { campaigns } from '@/lib/records/entities/campaigns'
import { communities } from '@/lib/records/entities/communities'
import { homepageSections } from '@/lib/records/entities/homepage-sections'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { quizzes } from '@/lib/records/entities/quizzes'
import { entities, entityNamed } from '@/lib/records/entities/registry'
import { sectionContent } from '@/lib/site/content/section-content'
import { readTiers } from '@/lib/site/quizzes/tiers'

const tier = (minScore: unknown, maxScore: unknown, title = 'Home') => ({
  title,
  minScore,
  maxScore,
  category: '',
})

function faults(values: Record<string, unknown>, entity: Parameters<typeof formSchema>[0] = quizzes) {
  const issues = formSchema(entity, Object.keys(values)).safeParse(values as never).error?.issues ?? []
  return issues.map(({ path, message }) => [path.join('.'), message])
}

test('the structured data of a landing page is the only JSON on a form, as text that is checked', () => {
  const shown = entities.flatMap(({ name, groups, fields }) =>
    groups.flatMap((group) =>
      group.fields.filter((field) => fields[field]?.kind === 'json').map((field) => `${name}.${field}`),
    ),
  )
  expect(shown).toEqual(['landingPageTemplate.schemaOrgJson'])
  const { schemaOrgJson } = entityNamed('landingPageTemplate').fields as Record<string, Field>
  if (!schemaOrgJson) throw new Error('no field of structured data')
  expect(formValue(schemaOrgJson, { '@type': 'Place' })).toBe('{\n  "@type": "Place"\n}')
  expect(formValue(schemaOrgJson, '{"@type"')).toBe('{"@type"')
  const messageFor = (typed: string) => schemaOrgJson.schema.safeParse(typed).error?.issues[0]?.message
  expect(messageFor('{"@type"')).toBe('This is not valid JSON')
  expect(messageFor('{"name": "Birch House"}')).toContain('needs an @type')
  expect(messageFor('{"@type": "Place"}')).toBeUndefined()
})

describe('a list of groups', () => {
  test('has its errors at the part', () => {
    expect(faults({ resultTiers: [tier('0', '6'), tier('x', '', '')] })).toEqual([
      ['resultTiers.1.title', 'Title is required'],
      ['resultTiers.1.minScore', 'Please enter a number'],
      ['resultTiers.1.maxScore', 'Highest score is required'],
    ])
    expect(faults({ resultTiers: [tier('5', '1')] })).toEqual([
      ['resultTiers.0.maxScore', 'Enter a score that is not below the lowest score'],
    ])
    expect(faults({ resultTiers: [tier('0', '6'), tier('6', '9')] })).toEqual([
      ['resultTiers.1.minScore', 'Please choose a range that does not overlap with result 1'],
    ])
  })

  test('T111: an answer that decides points to a kind of care that has a result', () => {
    const asked = (resultCategory: string) => [
      {
        text: 'Nights?',
        options: [{ text: 'Sleeps' }, { text: 'Needs a nurse', score: '1', resultCategory, decides: true }],
      },
    ]
    const resultTiers = [{ ...tier('0', '6'), category: 'nursing' }]
    const field = 'questions.0.options.1.resultCategory'
    expect(faults({ questions: asked('nursing'), resultTiers })).toEqual([])
    expect(faults({ questions: asked(''), resultTiers })).toEqual([
      [field, 'Choose the kind of care that this answer leads to, because it sets a minimum result'],
    ])
    expect(faults({ questions: asked('memory-care'), resultTiers })).toEqual([
      [field, 'Add a result for this kind of care below, because this answer sets a minimum result'],
    ])
  })

  test('stores what the site reads', () => {
    const stored = quizzes.fields.resultTiers.schema.parse([{ ...tier('0', '6'), message: '' }])
    expect(readTiers(stored)).toEqual([
      { title: 'Home', minScore: 0, maxScore: 6, category: null, message: '' },
    ])
  })

  test('may be stored as a map, such as verified figures', () => {
    const { verifiedStats } = communities.fields
    const map = { apartments: '42', 'rooms in memory care': 12 }
    const rows = formValue(verifiedStats, map)
    expect(rows).toEqual([
      { figure: '42', words: 'apartments' },
      { figure: '12', words: 'rooms in memory care' },
    ])
    expect(verifiedStats.schema.parse(rows)).toEqual({ apartments: '42', 'rooms in memory care': '12' })
    expect(verifiedStats.schema.parse(map)).toEqual({ apartments: '42', 'rooms in memory care': '12' })
    expect(verifiedStats.schema.parse(null)).toEqual({})
  })
})

describe('content by section type', () => {
  const { content } = pageContentSections.fields
  const of = (sectionType: string) => fieldVariant(content, { sectionType })

  test('each type has its own parts, and other stored content stays', () => {
    expect(Object.keys(of('faq').parts ?? {})).toEqual(['html', 'items'])
    expect(Object.keys(of('callout').parts ?? {})).toEqual(['html'])
    const kept = of('callout').schema.parse({ html: '<p>Call</p>', items: [{ title: 'Of another kind' }] })
    expect(kept).toEqual({ html: '<p>Call</p>', items: [{ title: 'Of another kind' }] })
  })

  test('an error is at its part', () => {
    const values = { sectionType: 'steps', content: { html: '', items: [{ title: '', text: 'x' }] } }
    expect(faults(values, pageContentSections)).toEqual([['content.items.0.title', 'Step is required']])
    const hero = { sectionType: 'promise', metadata: { steps: [{ time: '0:00', title: 'A' }] } }
    expect(faults(hero, homepageSections)).toEqual([['metadata.steps.0.text', 'Description is required']])
  })

  test.each([
    ['a plain text', 'Old words', { html: 'Old words' }],
    ['a part called text', { text: 'Old words', note: 1 }, { html: 'Old words', note: 1 }],
    ['nothing', null, {}],
  ])('older shapes open: %s', (_, stored, shown) => {
    expect(formValue(of('rich-text'), stored)).toEqual(shown)
    expect(sectionContent(of('rich-text').schema.parse(shown)).html).toBe(sectionContent(stored).html)
  })

  test('an undeclared type keeps its content', () => {
    expect(of('carousel').schema.parse({ slides: [1] })).toEqual({ slides: [1] })
  })
})

test('structures are shown as text, without markup, part names or ids', () => {
  const { content } = pageContentSections.fields
  const stored = {
    html: '<p>One</p>',
    imageId: '0199aa00-0000-7000-8000-000000000001',
    items: [{ title: 'Two' }],
  }
  expect(shownValue(content, stored, 'UTC')).toBe('One, Two')
  expect(shownValue(content, {}, 'UTC')).toBe('–')
})

describe('dollars', () => {
  test.each([
    ['$1,702.90', 1702.9],
    ['4850', 4850],
    [' 12.5 ', 12.5],
    ['12,5', '12,5'],
    ['twelve', 'twelve'],
  ])('%j is read as %j', (typed, amount) => {
    expect(readDollars(typed)).toBe(amount)
  })

  test('are shown with both cents or none, and budgets in micros as dollars', () => {
    expect([dollarText(1702.9), dollarText(4850)]).toEqual(['1,702.90', '4,850'])
    const { budgetMicros } = campaigns.fields
    expect(formValue(budgetMicros, 25_500_000)).toBe('25.50')
    expect(shownValue(budgetMicros, 25_500_000, 'UTC')).toBe('$25.50')
    expect(budgetMicros.schema.parse('$25.50')).toBe(25_500_000)
    expect(budgetMicros.schema.parse(25_500_000)).toBe(25_500_000)
    expect(budgetMicros.schema.safeParse('a lot').error?.issues[0]?.message).toBe('Please enter a number')
  })
})

test('cities are typed as words and stored as slugs', () => {
  const { servesCities } = communities.fields
  expect(formValue(servesCities, ['grand-junction'])).toEqual(['Grand Junction'])
  const stored = (typed: string[]) =>
    readInput(systemActor('tests'), communities, { servesCities: typed }, { id: 'x' } as AdminRecord)
      .servesCities
  expect(stored(['Grand Junction', 'pueblo', 'Pueblo', 'Łódź'])).toEqual(['grand-junction', 'pueblo', 'lodz'])
  expect(() => stored(['…'])).toThrow('Please check the marked fields')
})
