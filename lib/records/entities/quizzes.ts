import { defineEntity } from '@/lib/records/declare/define-entity'
import {
  belongsTo,
  boolean,
  integer,
  longText,
  order,
  select,
  slug,
  text,
} from '@/lib/records/declare/fields'
import { groups } from '@/lib/records/declare/structures'

export const quizzes = defineEntity({
  name: 'quiz',
  table: 'quizzes',
  area: 'content',
  labels: { one: 'quiz', many: 'quizzes' },
  title: 'title',
  about: 'Questions that lead families to the right kind of care.',
  menu: { group: 'Pages', icon: 'ListChecks', synonyms: 'care navigator assessment questions' },
  list: { columns: ['title', 'slug', 'active'], search: ['title', 'description'], filters: ['active'] },
  groups: {
    Quiz: ['title', 'slug', 'description'],
    Questions: ['questions'],
    Result: ['resultTitle', 'resultMessage', 'resultTiers'],
    Visibility: ['active'],
  },
  tabs: { Quiz: ['Quiz'], Questions: ['Questions'], Results: ['Result'] },
  publicPaths: (row) => [row.slug === 'care-navigator' ? '/care-navigator' : `/care-navigator/${row.slug}`],
  publication: { flag: 'active' },
  check: decidingErrors,
  fields: {
    title: text({ required: 'Title is required' }),
    slug: slug({ hint: 'care-navigator stands on /care-navigator, any other at /care-navigator/…' }),
    description: longText(),
    questions: groups(
      {
        text: text({ required: 'Question is required', max: 500, label: 'Question' }),
        type: select(['multiple_choice', 'text', 'scale'], {
          default: 'multiple_choice',
          label: 'How it is answered',
          labels: {
            multiple_choice: 'By choosing an answer',
            text: 'In their own words, without a score',
            scale: 'On a scale, 1 to 5 unless steps are written',
          },
        }),
        required: boolean({ default: true, label: 'Must be answered' }),
        options: groups(
          {
            text: text({ required: 'Answer is required', max: 500, label: 'Answer' }),
            score: integer({ default: 0, min: -1_000, max: 1_000 }),
            resultCategory: belongsTo('careType', { by: 'slug', label: 'Points to' }),
            decides: boolean({
              label: 'At least this result',
              hint: 'With this answer nobody gets a lower result than the one it points to, whatever the sum',
            }),
          },
          {
            entry: 'answer',
            label: 'Answers and their scores',
            rows: { model: 'quizAnswerOption', own: 'questionId' },
            unless: { part: 'type', is: 'text' },
          },
        ),
      },
      {
        entry: 'question',
        label: 'Questions in their order',
        max: 100,
        rows: { model: 'quizQuestion', own: 'quizId' },
        check: questionsError,
      },
    ),
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
        category: belongsTo('careType', {
          by: 'slug',
          label: 'Kind of care',
          hint: 'Communities that offer it are shown',
        }),
        message: longText({ default: '', label: 'What it says' }),
      },
      {
        entry: 'result',
        label: 'Results by score',
        max: 20,
        hint: 'From lowest to highest. A score outside all of them gets the nearest',
        check: tiersError,
      },
    ),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})

type Asked = { options?: { resultCategory?: string | null; decides?: boolean }[] }
type Outcome = { category?: string | null }

/** An answer that decides must point to a kind of care that has a result, or it would decide nothing. */
function decidingErrors({ questions, resultTiers }: { questions?: unknown; resultTiers?: unknown }) {
  if (!Array.isArray(questions) || !Array.isArray(resultTiers)) return {}
  const results = new Set((resultTiers as Outcome[]).map(({ category }) => category))
  const faults = (questions as Asked[]).flatMap(({ options = [] }, at) =>
    options.flatMap(({ decides, resultCategory }, place) => {
      if (!decides || (resultCategory && results.has(resultCategory))) return []
      const message = resultCategory
        ? 'Add a result for this kind of care below, because this answer decides'
        : 'Choose the kind of care that this answer leads to, because it decides'
      return [[`questions.${at}.options.${place}.resultCategory`, message] as const]
    }),
  )
  return Object.fromEntries(faults)
}

/** A multiple-choice question needs at least two options. */
function questionsError(questions: Record<string, unknown>[]) {
  const at = questions.findIndex(
    ({ type, options }) => type === 'multiple_choice' && (options as unknown[]).length < 2,
  )
  return at === -1 ? null : { at, part: 'options', message: 'Add at least two answers' }
}

/** Results whose ranges are reversed or overlap would show families the wrong page. */
function tiersError(tiers: Record<string, unknown>[]) {
  const ranges = tiers.map(({ minScore, maxScore }) => ({ from: Number(minScore), to: Number(maxScore) }))
  for (const [at, { from, to }] of ranges.entries()) {
    if (to < from) return { at, part: 'maxScore', message: 'This is below the lowest score' }
    const other = ranges.findIndex((range, place) => place < at && range.from <= to && from <= range.to)
    if (other !== -1) return { at, part: 'minScore', message: `This overlaps with result ${other + 1}` }
  }
  return null
}
