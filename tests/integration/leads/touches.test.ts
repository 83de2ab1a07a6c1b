import { beforeEach, expect, test } from 'vitest'
import { POST as postExitOffer } from '@/app/api/exit-intent-submissions/route'
import { POST as postPartial } from '@/app/api/partial-leads/route'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { encodeVisitCookie, VISIT_COOKIE } from '@/lib/leads/intake/visit-cookie'
import { partialLeadDue } from '@/lib/leads/tour-requests/partial-lead-due'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { runDue } from '@/tests/support/outbox-worker'
import { askForGuide, givenQuiz, quizBody, sendQuiz } from '@/tests/support/quiz-requests'
import { givenEvent, postRsvp, rsvpBody } from '@/tests/support/rsvp-requests'

const first = {
  at: Date.parse('2026-11-02T15:04:05Z'),
  landingPageUrl: 'https://evergrove.example/denver?gclid=First_Click',
  referrer: 'https://search.example/?q=ours',
  gclid: 'First_Click',
}
const last = {
  at: Date.parse('2026-11-09T10:00:00Z'),
  landingPageUrl: 'https://evergrove.example/pricing-and-availability',
  fbclid: 'IwAR0-Last',
  utmCampaign: 'winter',
}
const COOKIE = `${VISIT_COOKIE}=${encodeVisitCookie({ first, last })}; _fbp=fb.1.1795190000000.1098115397`
const touches = {
  first: { ...first, at: '2026-11-02T15:04:05.000Z' },
  last: { ...last, at: '2026-11-09T10:00:00.000Z' },
}
/** The specified columns contain the last touch. */
const columns = {
  gclid: null,
  fbclid: 'IwAR0-Last',
  utmCampaign: 'winter',
  fbp: 'fb.1.1795190000000.1098115397',
  fbc: `fb.1.${last.at}.IwAR0-Last`,
  landingPageUrl: 'https://evergrove.example/pricing-and-availability',
}

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, partial_leads, households, quizzes, quiz_results, quiz_responses, content_assets,
    asset_downloads, events, event_rsvps, exit_intent_submissions, rate_limits, outbox_items, site_settings cascade`
  await db.siteSettings.create({ data: { companyName: 'Evergrove' } })
  forgetRemembered()
})

type Door = (headers: Record<string, string>) => Promise<Response>

function doorOf(post: typeof postPartial, path: string, body: object): Door {
  return (headers) =>
    post(
      new Request(`http://localhost:3000/api/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-porchlight-client-address': '203.0.113.9',
          ...headers,
        },
        body: JSON.stringify(body),
      }),
      undefined,
    )
}

/** Sends every form once with the given headers. */
async function sendEverything(headers: Record<string, string>): Promise<void> {
  const quiz = await givenQuiz()
  await db.contentAsset.create({ data: { slug: 'winter', title: 'Winter', objectKey: 'private/winter.pdf' } })
  const event = await givenEvent()
  const { message: _, ...firstStep } = leadBody({ name: 'Half Done', formLoadTime: 20_000 })
  await acceptedLead(leadBody({ name: 'Whole Form', landingPageUrl: undefined }), { headers })
  const answers = await Promise.all([
    sendQuiz(quizBody(quiz.answers, { email: 'q@example.com', contact: 'information' }), { headers }),
    askForGuide('winter', { email: 'g@example.com', formLoadTime: 60_000 }, { headers }),
    postRsvp(event.slug, rsvpBody(), { headers }),
    doorOf(postPartial, 'partial-leads', firstStep)(headers),
    doorOf(postExitOffer, 'exit-intent-submissions', { email: 'o@example.com', formLoadTime: 60_000 })(
      headers,
    ),
  ])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
  await runDue(partialLeadDue)
}

async function stored() {
  return {
    whole: await db.tourRequest.findFirstOrThrow({ where: { name: 'Whole Form' } }),
    left: await db.tourRequest.findFirstOrThrow({ where: { name: 'Half Done' } }),
    quiz: await db.quizResponse.findFirstOrThrow(),
    guide: await db.assetDownload.findFirstOrThrow(),
    offer: await db.exitIntentSubmission.findFirstOrThrow(),
    rsvp: await db.eventRsvp.findFirstOrThrow(),
  }
}

test('F2: every form stores first and last touch unchanged, and the last one in its columns', async () => {
  await sendEverything({ cookie: COOKIE })
  const { rsvp, ...others } = await stored()
  expect(rsvp.touches).toEqual(touches)
  for (const [name, row] of Object.entries(others)) {
    expect(row, name).toMatchObject({ ...columns, touches })
  }
})

test('T87: with Global Privacy Control no form stores a click id, whatever the browser still sends', async () => {
  await sendEverything({ cookie: COOKIE, 'sec-gpc': '1' })
  const clicks = /First_Click|IwAR0-Last|1098115397/
  for (const [name, row] of Object.entries(await stored()))
    expect(JSON.stringify(row), name).not.toMatch(clicks)
})

test("after erasure a person's touches keep campaign, page and date", async () => {
  await sendEverything({ cookie: COOKIE })
  const { whole } = await stored()
  await db.$transaction((tx) => eraseLeads(tx, [whole.id]))
  expect(await db.tourRequest.findUniqueOrThrow({ where: { id: whole.id } })).toMatchObject({
    touches: {
      first: { at: touches.first.at, landingPageUrl: 'https://evergrove.example/denver' },
      last: { at: touches.last.at, utmCampaign: 'winter', landingPageUrl: last.landingPageUrl },
    },
  })
})
