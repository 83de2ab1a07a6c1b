import { defineEntity } from '@/lib/admin/define-entity'
import { belongsTo, boolean, integer, longText, order, slug, text } from '@/lib/admin/fields'
import { groups } from '@/lib/admin/structures'

export const quizzes = defineEntity({
  name: 'quiz',
  table: 'quizzes',
  labels: { one: 'quiz', many: 'quizzes' },
  title: 'title',
  about: 'Questions that lead families to the right kind of care.',
  menu: { section: 'Pages', icon: 'list-checks' },
  list: { columns: ['title', 'slug', 'active'], search: ['title', 'description'], filters: ['active'] },
  groups: {
    Quiz: ['title', 'slug', 'description'],
    Result: ['resultTitle', 'resultMessage', 'resultTiers'],
    Visibility: ['active'],
  },
  publicPaths: (row) => [row.slug === 'care-navigator' ? '/care-navigator' : `/care-navigator/${row.slug}`],
  fields: {
    title: text({ required: 'Title is required' }),
    slug: slug({ hint: 'care-navigator stands on /care-navigator, any other at /care-navigator/…' }),
    description: longText(),
    resultTitle: text(),
    resultMessage: longText(),
    resultTiers: groups(
      {
        title: text({ required: 'Title is required', label: 'Title of the result' }),
        minScore: integer({
          required: 'Lowest score is required',
          min: -1_000,
          max: 10_000,
          label: 'From a score of',
        }),
        maxScore: integer({
          required: 'Highest score is required',
          min: -1_000,
          max: 10_000,
          label: 'To a score of',
        }),
        category: belongsTo('careType', { by: 'slug', label: 'Kind of care', hint: 'Its houses are shown' }),
        message: longText({ default: '', label: 'What it says' }),
      },
      {
        entry: 'result',
        label: 'Results by score',
        max: 20,
        hint: 'From lowest to highest. A score outside all of them gets the nearest',
        check: faultOfTiers,
      },
    ),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})

/** Results that end before they begin or overlap would show families the wrong page. */
function faultOfTiers(tiers: Record<string, unknown>[]) {
  const ranges = tiers.map(({ minScore, maxScore }) => ({ from: Number(minScore), to: Number(maxScore) }))
  for (const [at, { from, to }] of ranges.entries()) {
    if (to < from) return { at, part: 'maxScore', message: 'This is below the lowest score' }
    const other = ranges.findIndex((range, place) => place < at && range.from <= to && from <= range.to)
    if (other !== -1) return { at, part: 'minScore', message: `This overlaps with result ${other + 1}` }
  }
  return null
}
