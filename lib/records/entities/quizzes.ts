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
    slug: slug({ hint: 'The quiz care-navigator is at /care-navigator, all others at /care-navigator/…' }),
    description: longText(),
    questions: groups(
      {
        text: text({ required: 'Question is required', max: 500, label: 'Question' }),
        type: select(['multiple_choice', 'text', 'scale'], {
          default: 'multiple_choice',
          label: 'Answer type',
          labels: {
            multiple_choice: 'Multiple choice',
            text: 'Free text, without a score',
            scale: 'Scale, 1 to 5 unless you add your own steps',
          },
        }),
        required: boolean({ default: true, label: 'Required' }),
        options: groups(
          {
            text: text({ required: 'Answer is required', max: 500, label: 'Answer' }),
            score: integer({ default: 0, min: -1_000, max: 1_000 }),
            resultCategory: belongsTo('careType', { by: 'slug', label: 'Leads to' }),
            decides: boolean({
              label: 'Sets a minimum result',
              hint: 'With this answer, the result is never lower than the kind of care under “Leads to”, whatever the total score',
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
        label: 'Questions',
        max: 100,
        rows: { model: 'quizQuestion', own: 'quizId' },
        check: questionsError,
      },
    ),
    resultTitle: text(),
    resultMessage: longText(),
    resultTiers: groups(
      {
        title: text({ required: 'Title is required', label: 'Result title' }),
        minScore: integer({
          required: 'Lowest score is required',
          min: -1_000,
          max: 10_000,
          label: 'Lowest score',
        }),
        maxScore: integer({
          required: 'Highest score is required',
          min: -1_000,
          max: 10_000,
          label: 'Highest score',
        }),
        category: belongsTo('careType', {
          by: 'slug',
          label: 'Kind of care',
          hint: 'Communities that offer it are shown',
        }),
        message: longText({ default: '', label: 'Message' }),
      },
      {
        entry: 'result',
        label: 'Results by score',
        max: 20,
        hint: 'From lowest to highest. A score outside all ranges gets the nearest result.',
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
        ? 'Add a result for this kind of care below, because this answer sets a minimum result'
        : 'Choose the kind of care that this answer leads to, because it sets a minimum result'
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
    if (to < from)
      return { at, part: 'maxScore', message: 'Enter a score that is not below the lowest score' }
    const other = ranges.findIndex((range, place) => place < at && range.from <= to && from <= range.to)
    if (other !== -1)
      return {
        at,
        part: 'minScore',
        message: `Please choose a range that does not overlap with result ${other + 1}`,
      }
  }
  return null
}
