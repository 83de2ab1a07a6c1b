import 'server-only'
import * as z from 'zod'
import { dayOfViews } from '@/lib/marketing/page-statistics/countable-path'
import { bufferedCounts } from '@/lib/platform/database/buffered-counts'
import { db } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { asJson } from '@/lib/platform/outbox/as-json'
import { FORM_NAMES, FORM_STEPS, QUIZ_PREFIX, QUIZ_STEPS } from '@/lib/site/tracking/forms'

/** Limits memory, since anyone can send lines. */
const MOST_LINES = 5_000
const MOST_STEPS = 20

const word = z
  .string()
  .regex(/^[a-z0-9][a-z0-9/-]*$/)
  .max(120)

/** Steps reached by form; never contains input or choices. */
export const stepsSchema = z.record(word, z.array(word).max(MOST_STEPS))

// Quiz addresses are replaced by their stable ids; unknown forms and steps are skipped.
const steps = bufferedCounts<{ day: string; form: string; step: string; count: number }>({
  name: 'form-steps',
  most: MOST_LINES,
  sum: (a, b) => ({ ...a, count: a.count + b.count }),
  write: (lines) => db.$executeRaw`
    insert into form_step_days as old (day, form, step, count)
    select n.day, coalesce(q.id::text, n.form), n.step, n.count
    from jsonb_to_recordset(${asJson([...lines.values()])}::jsonb) as n (day date, form text, step text, count int)
      left join quizzes q on n.form = ${QUIZ_PREFIX} || q.slug
    where (n.form = any(${[...FORM_NAMES]}) and n.step = any(${[...FORM_STEPS]}))
      or (q.id is not null and (n.step = any(${[...QUIZ_STEPS]})
        or exists (select 1 from quiz_questions question where question.quiz_id = q.id and question.id::text = n.step)))
    on conflict (day, form, step) do update set count = old.count + excluded.count`,
})

/** Counts each step of a visitor once. Never throws. */
export async function countSteps(forms: z.output<typeof stepsSchema>, now = new Date()): Promise<void> {
  try {
    const { day } = await dayOfViews(now)
    for (const [form, reached] of Object.entries(forms))
      for (const step of new Set(reached))
        steps.add(JSON.stringify([day, form, step]), { day, form, step, count: 1 })
  } catch (error) {
    log.warn({ err: error }, 'progress in a form was not counted')
  }
}

/** Writes pending counts; on failure they are kept for the next run. Never throws. */
export const flushSteps = () => steps.flush()
