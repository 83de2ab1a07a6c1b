import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { quiz as quizSource } from '@/lib/leads/sources/quiz'
import { sourceName } from '@/lib/leads/sources/registry'
import { dropOff, type StepFigures } from '@/lib/marketing/drop-off/drop-off'
import { assertReadsPageStatistics } from '@/lib/marketing/page-statistics/read-access'
import { type MeasuredLead, pageOfLeads } from '@/lib/marketing/reports/leads-behind'
import { type Asked, IS_REQUEST, measured } from '@/lib/marketing/reports/measured-leads'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Page } from '@/lib/platform/http/read-page'
import { isUuid } from '@/lib/platform/uuid'
import { FORM_NAMES, FORMS, STEP_LABELS } from '@/lib/site/tracking/forms'

export type FormFigures = {
  /** Form name or quiz id. */
  key: string
  title: string
  isQuiz: boolean
  steps: StepFigures[]
  /** Among counted visitors: submitted, asked for a call, and left only an email address. */
  sent: number
  calls: number
  information: number
  /** Leads of counted and uncounted visitors, dialog and page combined; null when the form makes none. */
  leads: { key: string; count: number } | null
}

/** All quizzes and forms in a range of days. @throws AppError 403 */
export async function readDropOff(actor: Actor, asked: Asked): Promise<FormFigures[]> {
  assertReadsPageStatistics(actor)
  const [rows, quizzes, brought] = await Promise.all([
    db.$queryRaw<{ form: string; step: string; count: number }[]>`
      select form, step, sum(count)::int as count from form_step_days
      where day between ${asked.from}::date and ${asked.to}::date group by 1, 2`,
    db.quiz.findMany({
      orderBy: [{ sortOrder: 'asc' }, { title: 'asc' }],
      select: {
        id: true,
        title: true,
        active: true,
        questions: { orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }], select: { id: true, text: true } },
      },
    }),
    leadsByForm(actor, asked),
  ])
  const counted = new Map<string, Map<string, number>>()
  for (const { form, step, count } of rows)
    counted.set(form, (counted.get(form) ?? new Map<string, number>()).set(step, count))

  const figuresOf = (
    about: Pick<FormFigures, 'key' | 'title' | 'isQuiz'>,
    steps: { key: string; words: string }[],
    leadKey: string | undefined,
  ): FormFigures => {
    const counts = counted.get(about.key) ?? new Map<string, number>()
    const count = (step: string) => counts.get(step) ?? 0
    return {
      ...about,
      steps: dropOff(steps, counts),
      sent: count('sent'),
      calls: count('call'),
      information: count('information'),
      leads: leadKey ? { key: leadKey, count: brought.get(leadKey) ?? 0 } : null,
    }
  }
  return [
    ...quizzes
      .filter(({ id, active }) => active || counted.has(id) || brought.has(id))
      .map(({ id, title, questions }) =>
        figuresOf({ key: id, title, isQuiz: true }, quizSteps(questions), id),
      ),
    ...FORM_NAMES.map((name) => {
      const { title, steps, source } = FORMS[name]
      const worded = steps.map((key) => ({ key, words: STEP_LABELS[key] }))
      return figuresOf({ key: name, title, isQuiz: false }, worded, source)
    }),
  ]
}

/** Leads of a quiz (by id) or kind of form, newest first. @throws AppError 403 */
export async function leadsOfForm(
  actor: Actor,
  asked: Asked,
  key: string,
  page: number | 'last',
): Promise<Page<MeasuredLead> & { title: string }> {
  assertReadsPageStatistics(actor)
  const tables = await ofForms(actor, asked)
  const list = await pageOfLeads(actor, { tables, from: 'found', where: Prisma.sql`form = ${key}` }, page)
  const quiz = isUuid(key) && (await db.quiz.findUnique({ where: { id: key }, select: { title: true } }))
  return { ...list, title: quiz ? quiz.title : sourceName(key) }
}

/** Everyone sees the first question, so answering it counts as the start. */
function quizSteps(questions: { id: string; text: string }[]): { key: string; words: string }[] {
  const asked = questions.map(({ id, text }, at) => ({
    key: at === 0 ? 'start' : id,
    words: `${at + 1}. ${text}`,
  }))
  const own = (['place', 'contact', 'sent'] as const).map((key) => ({ key, words: STEP_LABELS[key] }))
  return [...asked, ...own]
}

async function leadsByForm(actor: Actor, asked: Asked): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ form: string; count: number }[]>`
    with ${await ofForms(actor, asked)} select form, count(*)::int as count from found group by form`
  return new Map(rows.map(({ form, count }) => [form, count]))
}

/** Leads by quiz or kind of form. Keys are those of lib/site/quizzes/result-link.ts. */
async function ofForms(actor: Actor, asked: Asked): Promise<Prisma.Sql> {
  const leads = await measured(actor, asked, {
    counted: IS_REQUEST,
    touch: Prisma.sql`null`,
  })
  return Prisma.sql`${leads}, found as materialized (
    select m.id, m.created_at, coalesce(r.quiz_id::text, m.source) as form
    from measured m
      left join tour_requests t on t.id = m.id and m.source = ${quizSource.key}
      left join quiz_results r on t.transaction_id = 'quiz:' || r.id::text)`
}
