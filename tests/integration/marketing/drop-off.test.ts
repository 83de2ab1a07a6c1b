import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/landing-impressions/route'
import { flushSteps } from '@/lib/marketing/drop-off/count-steps'
import { exportDropOff } from '@/lib/marketing/drop-off/export-drop-off'
import { leadsOfForm, readDropOff } from '@/lib/marketing/drop-off/read-drop-off'
import { db } from '@/lib/platform/database/db'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import { quizLeadKey } from '@/lib/site/quizzes/result-link'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity } from '@/tests/support/admin-fixtures'

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile/15E148 Safari/604.1'

beforeEach(async () => {
  await flushSteps()
  await db.$executeRaw`truncate form_step_days, quizzes, quiz_results, tour_requests, communities, households, site_settings cascade`
})

async function sendSteps(steps: unknown, headers: Record<string, string> = {}): Promise<number> {
  const request = new Request('http://localhost:3000/api/landing-impressions', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      host: 'localhost:3000',
      'user-agent': BROWSER,
      [CLIENT_ADDRESS_HEADER]: '198.51.100.19',
      ...headers,
    },
    body: JSON.stringify({ steps }),
  })
  return (await POST(request, undefined)).status
}

const rows = async () => {
  await flushSteps()
  return db.formStepDay.findMany({
    select: { form: true, step: true, count: true },
    orderBy: [{ form: 'asc' }, { step: 'asc' }],
  })
}

const givenQuiz = (slug: string) =>
  db.quiz.create({
    data: {
      slug,
      title: `Quiz ${slug}`,
      questions: {
        create: [
          { text: 'Who is it for?', sortOrder: 0 },
          { text: 'What is hard?', sortOrder: 1 },
        ],
      },
    },
    include: { questions: { orderBy: { sortOrder: 'asc' } } },
  })

async function person(role: 'admin' | 'viewer' | 'counselor' | 'editor', communityIds: string[] = []) {
  const { id, username } = await givenAccount({ role })
  return { id, username, role, communityIds, mayPublish: false, ipAddress: null, requestId: 'r1' }
}

const asked = { from: '2000-01-01', to: '2100-01-01', timeZone: 'America/Denver' }

test('G4: steps are added up by day, form and step; nothing is kept but the counts', async () => {
  const quiz = await givenQuiz('care')
  const [first, second] = quiz.questions.map(({ id }) => id)
  expect(await sendSteps({ 'quiz/care': ['start', first, second], 'tour-dialog': ['opened'] })).toBe(204)
  // Repeated steps of one visit count once.
  await sendSteps({ 'quiz/care': ['start', 'start', first] })
  expect(await rows()).toEqual(
    [
      { form: quiz.id, step: String(first), count: 2 },
      { form: quiz.id, step: String(second), count: 1 },
      { form: quiz.id, step: 'start', count: 2 },
      { form: 'tour-dialog', step: 'opened', count: 1 },
    ].toSorted((a, b) => (a.form + a.step < b.form + b.step ? -1 : 1)),
  )
  await sendSteps({ 'tour-dialog': ['opened', 'touched'] })
  expect((await rows()).filter(({ form }) => form === 'tour-dialog')).toEqual([
    { form: 'tour-dialog', step: 'opened', count: 2 },
    { form: 'tour-dialog', step: 'touched', count: 1 },
  ])
})

test('G4: programs, opt-outs, other sites and unknown steps are not counted', async () => {
  const quiz = await givenQuiz('care')
  const other = await givenQuiz('other')
  const steps = { 'tour-dialog': ['opened'] }
  expect(await sendSteps(steps, { 'user-agent': 'Googlebot/2.1' })).toBe(204)
  expect(await sendSteps(steps, { 'sec-gpc': '1' })).toBe(204)
  expect(await sendSteps(steps, { dnt: '1' })).toBe(204)
  expect(await sendSteps(steps, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await sendSteps({ 'tour-dialog': ['Ruth Amundsen'] })).toBe(400)
  expect(await sendSteps({ 'tour-dialog': Array(21).fill('opened') })).toBe(400)
  expect(await sendSteps({ 'no-form': ['opened'], 'tour-dialog': ['start'] })).toBe(204)
  expect(await sendSteps({ 'quiz/no-quiz': ['start'], [`quiz/${quiz.id}`]: ['start'] })).toBe(204)
  // Questions of another quiz are ignored.
  expect(await sendSteps({ 'quiz/care': [other.questions[0]?.id, 'opened'] })).toBe(204)
  expect(await rows()).toEqual([])
})

test('counts that cannot be written are kept for the next run', async () => {
  await sendSteps({ rsvp: ['touched'] })
  await db.$executeRaw`alter table form_step_days rename to form_step_days_away`
  await flushSteps()
  await db.$executeRaw`alter table form_step_days_away rename to form_step_days`
  await sendSteps({ rsvp: ['touched'] })
  expect(await rows()).toEqual([{ form: 'rsvp', step: 'touched', count: 2 }])
})

const lead = (name: string, more: object) =>
  db.tourRequest.create({ data: { name, phone: '3035550142', transactionId: name, ...more } })

test('G4: the report has each question with its loss, rates of those counted, and every lead of the quiz', async () => {
  const quiz = await givenQuiz('care')
  const [first, second] = quiz.questions.map(({ id }) => String(id))
  await sendSteps({ 'quiz/care': ['start', first, second, 'place', 'contact', 'sent', 'call'] })
  await sendSteps({ 'quiz/care': ['start', first, second] })
  await sendSteps({ 'quiz/care': ['start', first] })
  await sendSteps({ 'tour-page': ['opened', 'touched', 'details', 'sent'] })
  await flushSteps()
  const result = await db.quizResult.create({
    data: { quizId: quiz.id, transactionId: 'run', fingerprint: 'f', answers: [], totalScore: 1 },
  })
  const called = await lead('Ruth', { source: 'quiz', transactionId: quizLeadKey(result.id) })
  await lead('Tom', { source: 'tour' })
  await lead('Left', { source: 'unfinished-form' })
  await lead('Held', { source: 'quiz', quarantinedAt: new Date() })

  const viewer = await person('viewer')
  const [care, ...forms] = await readDropOff(viewer, asked)
  expect(care).toMatchObject({
    key: quiz.id,
    title: 'Quiz care',
    sent: 1,
    calls: 1,
    information: 0,
    leads: { key: quiz.id, count: 1 },
  })
  expect(care?.steps.map(({ words, reached, lost }) => [words, reached, lost])).toEqual([
    ['1. Who is it for?', 3, 1],
    ['2. What is hard?', 2, 1],
    ['Where and when?', 1, 0],
    ['What should happen next?', 1, 0],
    ['Sent', 1, 0],
  ])
  expect(forms.find(({ key }) => key === 'tour-page')).toMatchObject({ sent: 1, leads: { count: 1 } })
  const behind = await leadsOfForm(viewer, asked, quiz.id, 1)
  expect(behind.title).toBe('Quiz care')
  expect(behind.rows.map(({ id }) => id)).toEqual([called.id])

  const csv = await new Response(await exportDropOff(viewer, asked)).text()
  expect(csv).toContain('Quiz care,2. What is hard?,2,0.667,1')
  expect(await db.auditEntry.count({ where: { action: 'export', actorId: viewer.id } })).toBe(1)
})

test('only users with campaigns and leads of all communities can read it', async () => {
  const { id } = await givenCommunity('juniper')
  for (const actor of [await person('editor'), await person('counselor'), await person('viewer', [id])]) {
    await expect(readDropOff(actor, asked)).rejects.toMatchObject({ status: 403 })
    await expect(leadsOfForm(actor, asked, 'tour', 1)).rejects.toMatchObject({ status: 403 })
    await expect(exportDropOff(actor, asked)).rejects.toMatchObject({ status: 403 })
  }
})
