import 'server-only'
import * as z from 'zod'
import { rsvpAnswer } from '@/lib/leads/events/rsvp-form'
import { rsvpSchema } from '@/lib/leads/events/rsvp-schema'
import { exitOfferSchema } from '@/lib/leads/exit-offer/schema'
import { offerAnswer } from '@/lib/leads/exit-offer/submit'
import { applicationAnswer } from '@/lib/leads/jobs/application-form'
import { applicationSchema } from '@/lib/leads/jobs/schema'
import { quizAnswer } from '@/lib/leads/quizzes/quiz-form'
import { referralAnswer } from '@/lib/leads/referrals/referral-form'
import { referralSchema } from '@/lib/leads/referrals/schema'
import { downloadAnswer } from '@/lib/leads/resources/download-form'
import { named } from '@/lib/platform/http/component-names'
import { defineOperation } from '@/lib/platform/http/operation'

const form = {
  method: 'post',
  tag: 'Forms of the site',
  access: ['anybody'],
  description: 'A repeat with the same `transactionId` is stored once and returns 200.',
} as const

const REFUSALS = [400, 413, 415, 429]
const WITH_SLUG = [...REFUSALS, 404]

const stored = <A extends z.ZodType>(words: string, schema: A) => ({
  201: { words, schema },
  200: { words: 'Already stored.', schema },
})

/** Fields of forms that mail something; intake reads them one by one, so that no odd one refuses the body. */
const person = {
  name: z.string().optional().describe('The person asking.'),
  email: z.email().optional(),
  phone: z.string().optional().describe('In any common format. Required if they want a call.'),
  zipCode: z.string().optional().describe('ZIP code of the area they are searching in.'),
  timeline: z.string().optional().describe('When they want to move.'),
  contact: z
    .enum(['call', 'information', 'none'])
    .optional()
    .describe('Whether they want a call, email, or neither.'),
  transactionId: z.string().optional().describe('The caller’s idempotency key.'),
}

export const submitQuizOperation = defineOperation({
  ...form,
  id: 'submitQuiz',
  path: '/api/quizzes/{slug}/responses',
  summary: 'Submit quiz answers',
  params: { slug: 'Slug of the quiz.' },
  body: {
    schema: named(
      'QuizRun',
      z.object({
        ...person,
        answers: z
          .record(z.string(), z.string())
          .describe('Answers by question ID: the ID of the chosen option, or the text for an open question.'),
      }),
    ),
    example: { email: 'ruth@example.com', contact: 'information', answers: {} },
  },
  answers: stored('The answers were scored and stored.', quizAnswer),
  refusals: WITH_SLUG,
})

export const rsvpOperation = defineOperation({
  ...form,
  id: 'rsvp',
  path: '/api/events/{slug}/rsvps',
  summary: 'Sign up for an event',
  params: { slug: 'Slug of the event.' },
  body: {
    schema: named('Rsvp', rsvpSchema),
    example: { name: 'Ruth Ellis', phone: '(303) 555-0142', guests: 2 },
  },
  answers: stored('A seat, a place on the waiting list, or a sign-up that is confirmed later.', rsvpAnswer),
  refusals: [...WITH_SLUG, 409],
})

export const requestGuideOperation = defineOperation({
  ...form,
  id: 'requestGuide',
  path: '/api/content-assets/{slug}/downloads',
  summary: 'Request a guide',
  params: { slug: 'Slug of the guide.' },
  body: {
    schema: named('GuideRequest', z.object({ ...person, email: z.email() })),
    example: { name: 'Ruth Ellis', email: 'ruth@example.com', phone: '(303) 555-0142' },
  },
  answers: stored(
    'The link to the file, which is also emailed, or a notice that it will be emailed.',
    downloadAnswer,
  ),
  refusals: WITH_SLUG,
})

export const acceptExitOfferOperation = defineOperation({
  ...form,
  id: 'acceptExitOffer',
  path: '/api/exit-intent-submissions',
  summary: 'Accept the exit offer',
  body: {
    schema: named('ExitOfferRequest', exitOfferSchema),
    example: { email: 'ruth@example.com' },
  },
  answers: stored('The offer was emailed.', offerAnswer),
  refusals: REFUSALS,
})

export const applyForJobOperation = defineOperation({
  ...form,
  id: 'applyForJob',
  path: '/api/jobs/{slug}/applications',
  summary: 'Apply for a job',
  params: { slug: 'Slug of the job.' },
  body: {
    schema: named('JobApplicationRequest', applicationSchema),
    example: { name: 'Ruth Ellis', phone: '(303) 555-0142', message: 'I have cared for my aunt.' },
  },
  answers: stored('The application was stored, and the hiring manager is emailed.', applicationAnswer),
  refusals: WITH_SLUG,
})

export const referOperation = defineOperation({
  ...form,
  id: 'refer',
  path: '/api/referrals',
  summary: 'Refer someone',
  body: {
    schema: named('Referral', referralSchema),
    example: {
      name: 'Ruth Ellis',
      phone: '(303) 555-0142',
      role: 'Discharge planner',
      facility: 'St. Anne',
      payer: 'private',
    },
  },
  answers: stored('The referral was stored, and its sender will be called.', referralAnswer),
  refusals: REFUSALS,
})
