import { beforeEach, describe, expect, test } from 'vitest'
import { POST as postCall } from '@/app/api/quiz-results/[token]/calls/route'
import type { Actor } from '@/lib/accounts/actor'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { renewLink } from '@/lib/leads/private-links/renew-link'
import { askForCallLater } from '@/lib/leads/quizzes/ask-for-call'
import { composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { db } from '@/lib/platform/database/db'
import { quizResponses } from '@/lib/records/entities/quiz-responses'
import { parseListQuery } from '@/lib/records/lists/list-query'
import { listRecords } from '@/lib/records/lists/list-records'
import { readResult } from '@/lib/site/quizzes/read-result'
import { openResultLink } from '@/lib/site/quizzes/result-link'
import { resolveAddress } from '@/lib/site/seo/resolve-address'
import { somePhone } from '../../support/lead-requests'
import { givenQuiz, quizBody, sendQuiz } from '../../support/quiz-requests'

const admin: Actor = {
  id: null,
  username: 'manager',
  role: 'admin',
  communityIds: [],
  mayPublish: true,
  ipAddress: null,
  requestId: null,
}

let quiz: Awaited<ReturnType<typeof givenQuiz>>

beforeEach(async () => {
  await db.$executeRaw`truncate quizzes, quiz_responses, quiz_results, tour_requests, households, outbox_items,
    email_recipients, rate_limits cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  quiz = await givenQuiz()
})

const tokenOf = (resultUrl: string) => resultUrl.split('/').at(-1) ?? ''

async function sentRun(changes: Record<string, unknown> = {}, status = 201) {
  const response = await sendQuiz(quizBody(quiz.answers, changes))
  const answer = (await response.json()) as { resultUrl: string; transactionId: string; promise?: string }
  expect(response.status, JSON.stringify(answer)).toBe(status)
  return answer
}

describe('G1: a run is scored on the server', () => {
  test('the server computes the score, whatever the visitor claims', async () => {
    const { resultUrl } = await sentRun({ contact: 'none', totalScore: 0, resultCategory: 'hacked' })
    const result = await db.quizResult.findUniqueOrThrow({
      where: { id: openResultLink(tokenOf(resultUrl))?.id ?? '' },
    })
    expect(result).toMatchObject({ totalScore: 7, resultCategory: 'memory-care' })
    expect(result.answers).toMatchObject([
      { question: 'Who looks after the pills?', answer: 'Nobody', score: 5 },
      { answer: '2', score: 2 },
      { answer: 'A west window', score: 0 },
    ])
  })

  test('missing and invalid answers are reported at their field, and nothing is stored', async () => {
    const { pills } = quiz.ids
    const response = await sendQuiz({
      answers: { [pills]: 'no-such-option' },
      email: 'x',
      zipCode: '1'.repeat(11),
    })
    expect(response.status).toBe(400)
    const { message, fieldErrors } = await response.json()
    expect(message).toBe('Please check the marked fields')
    expect(fieldErrors).toEqual({
      [`answers.${pills}`]: 'Please choose an answer',
      [`answers.${quiz.ids.memory}`]: 'Please choose an answer',
      email: 'Please enter a valid email address',
      zipCode: 'Please enter a ZIP code',
    })
    expect(await db.quizResult.count()).toBe(0)
  })

  test('an inactive or unknown quiz is 404, a non-JSON body 400, a large one 413', async () => {
    await db.quiz.updateMany({ data: { active: false } })
    expect((await sendQuiz(quizBody(quiz.answers, { contact: 'none' }))).status).toBe(404)
    expect((await sendQuiz({}, {}, 'nothing')).status).toBe(404)
    expect((await sendQuiz('x'.repeat(70_000))).status).toBe(413)
  })
})

describe('G3: two opt-ins, and neither', () => {
  test('information only: a response on record, a mail with the private link, no lead and no alert', async () => {
    const { resultUrl, promise } = await sentRun({
      email: 'Ann@Example.com',
      zipCode: '81003',
      timeline: 'Just looking',
      utmSource: 'google',
    })
    expect(promise).toBeUndefined()
    expect(await db.quizResponse.findFirstOrThrow()).toMatchObject({
      email: 'ann@example.com',
      contact: 'information',
      zipCode: '81003',
      timeline: 'Just looking',
      totalScore: 7,
      resultCategory: 'memory-care',
      utmSource: 'google',
      clientIpAddress: '203.0.113.9',
    })
    expect(await db.tourRequest.count()).toBe(0)
    expect(await db.outboxItem.count({ where: { kind: 'lead-alert' } })).toBe(0)
    const mail = await db.outboxItem.findFirstOrThrow({ where: { kind: 'visitor-mail' } })
    expect(mail).toMatchObject({ target: 'ann@example.com', about: 'Quiz result' })
    expect(mail.text).toContain(resultUrl)
    expect(mail.text).not.toContain('west window')
    expect(resultUrl).not.toMatch(/memory|pills|ann/i)
  })

  test('talk to me: a regular lead with alert, clock, consent and talking points', async () => {
    const phone = somePhone()
    const { promise } = await sentRun({ contact: 'call', name: 'Ann Lee', phone, email: 'ann@example.com' })
    expect(promise).toBeTruthy()
    const { leads } = await listLeads(admin, parseLeadQuery(new URLSearchParams()))
    expect(leads).toMatchObject([{ name: 'Ann Lee', source: 'quiz', status: 'new' }])
    const lead = await readLead(admin, leads[0]?.id ?? '')
    expect(lead.callDueAt).not.toBeNull()
    expect(lead.consents.map(({ kind }) => kind)).toEqual(['ads', 'contact'])
    expect(lead.deliveries.map(({ target }) => target).toSorted()).toEqual([
      'ann@example.com',
      'desk@example.com',
    ])
    expect(lead.talkingPoints).toContainEqual({ label: 'One thing?', value: 'A west window' })
    expect(lead.events.some(({ type }) => type === 'quiz')).toBe(true)
    const alerted = await readAlertedLead(lead.id)
    if (!alerted) throw new Error('the lead of the alert is not there')
    const mail = composeAlert(alerted.lead, { ...alerted, to: 'desk@example.com', now: new Date() })
    expect(mail.subject).toMatch(/^Call (by|now).*: Call request after a quiz \([A-Z0-9]{6}\)$/)
    expect(mail.text).toContain('Open the lead to read their answers.')
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/memory|west window/i)
    const toFamily = await db.outboxItem.findFirstOrThrow({ where: { kind: 'visitor-mail' } })
    expect(`${toFamily.subject} ${toFamily.text} ${toFamily.html}`).not.toMatch(/memory/i)
    expect(await db.quizResponse.findFirstOrThrow()).toMatchObject({ contact: 'call', phone })
  })

  test('a call needs a name and a number, but no email address', async () => {
    const response = await sendQuiz(quizBody(quiz.answers, { contact: 'call' }))
    expect(Object.keys((await response.json()).fieldErrors)).toEqual(['name', 'phone'])
    await sentRun({ contact: 'call', name: 'Ann Lee', phone: somePhone() })
    expect(await db.tourRequest.count()).toBe(1)
    expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(0)
  })

  test('skipping the contact step still shows the result, which offers a call', async () => {
    const { resultUrl } = await sentRun({ contact: 'none' })
    expect(await db.quizResponse.count()).toBe(0)
    const call = (body: Record<string, string>) =>
      postCall(
        new Request(`http://localhost:3000/api/quiz-results/x/calls`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(body).toString(),
        }),
        { params: Promise.resolve({ token: tokenOf(resultUrl) }) },
      )
    const refused = await call({ name: 'A', phone: '1' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Please enter a valid phone number')
    const accepted = await call({ name: 'Ann Lee', phone: '303-555-0142' })
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, `${resultUrl}#next`])
    await call({ name: 'Ann Lee', phone: '303-555-0142' })
    expect(await db.tourRequest.findMany({ select: { name: true, source: true } })).toEqual([
      { name: 'Ann Lee', source: 'quiz' },
    ])
  })
})

describe('bots and double clicks', () => {
  test('a resent run returns the same page, another run with its key does not', async () => {
    const body = quizBody(quiz.answers, { email: 'ann@example.com' })
    const [first, second] = await Promise.all([sendQuiz(body), sendQuiz(body)])
    const urls = [(await first.json()).resultUrl, (await second.json()).resultUrl]
    expect(urls[0]).toBe(urls[1])
    expect([first.status, second.status].sort()).toEqual([200, 201])
    expect(await db.quizResponse.count()).toBe(1)
    expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(1)
    const stranger = await sendQuiz({ ...body, email: 'mallory@example.com' })
    expect(stranger.status).toBe(201)
    expect((await stranger.json()).resultUrl).not.toBe(urls[0])
  })

  test.each([
    ['a filled honeypot', { honeypot: 'x' }],
    ['two seconds', { formLoadTime: 300 }],
  ])('%s: same response, stored with the reason, no mail', async (_, changes) => {
    await sentRun({ email: 'victim@example.com', ...changes })
    expect((await db.quizResponse.findFirstOrThrow()).heldReason).toBeTruthy()
    expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(0)
  })

  test('a suspected call waits in quarantine without any mail', async () => {
    await sentRun({
      contact: 'call',
      name: 'Bot',
      phone: somePhone(),
      email: 'victim@example.com',
      honeypot: 'x',
    })
    expect((await db.tourRequest.findFirstOrThrow()).quarantinedAt).not.toBeNull()
    expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(0)
  })

  test('one mailbox does not get flooded', async () => {
    for (let turn = 0; turn < 8; turn += 1) await sentRun({ email: 'victim@example.com' })
    expect(await db.quizResponse.count()).toBe(8)
    expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(6)
  })
})

describe('without script', () => {
  const fields = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      ...Object.fromEntries(Object.entries(quiz.answers).map(([id, value]) => [`answers.${id}`, value])),
      ...changes,
    })

  test('the plain form ends on the result page; a double click is one run, another visitor’s post another', async () => {
    const first = await sendQuiz(fields({ contact: 'none' }))
    expect(first.status).toBe(303)
    const location = first.headers.get('location') ?? ''
    expect(await resolveAddress(location)).toEqual({ kind: 'page' })
    expect((await sendQuiz(fields({ contact: 'none' }))).headers.get('location')).toBe(location)
    const other = await sendQuiz(fields({ contact: 'none' }), { from: '198.51.100.7' })
    expect(other.headers.get('location')).not.toBe(location)
  })

  test('errors return the whole form with all choices', async () => {
    const response = await sendQuiz(fields({ contact: 'information', email: 'nobody' }))
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain('Please enter a valid email address')
    expect(page).toContain(`value="${quiz.answers[quiz.ids.pills]}" checked`)
    expect(page).toContain('A west window</textarea>')
    expect(page).toContain('value="nobody"')
  })
})

test('T109: a result opens for 90 days; after that its own address gets a new link, and the old one stays closed', async () => {
  const { resultUrl } = await sentRun({ email: 'ann@example.com' })
  const token = tokenOf(resultUrl)
  expect(await readResult(token)).toMatchObject({ token })
  const createdAt = new Date(Date.now() - 90 * 86_400_000 - 1_000)
  await db.quizResult.updateMany({ data: { createdAt } })
  expect(await readResult(token)).toBe('ended')
  await expect(askForCallLater(token, {}, {} as never)).rejects.toMatchObject({ status: 409 })
  expect(await renewLink(token, null)).toBe(resultUrl)
  const mail = await db.outboxItem.findFirstOrThrow({ where: { about: 'New private link' } })
  expect(mail.target).toBe('ann@example.com')
  const renewed = tokenOf(/\/care-navigator\/results\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '')
  expect(renewed).not.toBe(token)
  expect(await readResult(renewed)).toMatchObject({ token: renewed })
  expect(await readResult(token)).toBe('ended')
})

test('a forged link leads nowhere', async () => {
  const { resultUrl } = await sentRun({ contact: 'none' })
  const changed = resultUrl.slice(0, -1) + (resultUrl.endsWith('A') ? 'B' : 'A')
  for (const path of [changed, '/care-navigator/results', '/care-navigator/results/1', `${resultUrl}/x`]) {
    expect(await resolveAddress(path)).toEqual({ kind: 'missing' })
  }
})

test('only users who may read leads read responses', async () => {
  await sentRun({ email: 'ann@example.com' })
  const { query } = parseListQuery(quizResponses, new URLSearchParams())
  const list = (role: Actor['role']) => listRecords({ ...admin, role }, quizResponses, query)
  await expect(list('editor')).rejects.toMatchObject({ status: 403 })
  expect(await list('counselor')).toMatchObject({ total: 1 })
})
