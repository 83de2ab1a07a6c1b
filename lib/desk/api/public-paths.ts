import 'server-only'
import { answers, jsonSchema, sends } from '@/lib/desk/api/answers'
import { tourRequests } from '@/lib/desk/api/partner-paths'
import { rsvpSchema } from '@/lib/leads/events/rsvp-schema'
import { exitOfferSchema } from '@/lib/leads/exit-offer/schema'

const text = (description: string) => ({ type: 'string', description })

const slugOf = (what: string) => [
  {
    name: 'slug',
    in: 'path',
    required: true,
    description: `Of the ${what}, as in its address.`,
    schema: { type: 'string' },
  },
]

const stored = (words: string) =>
  answers(
    201,
    words,
    { type: 'object', properties: { transactionId: text('The key of the request.') } },
    [400, 413, 429],
  )

const person = {
  name: text('Who asks.'),
  email: { type: 'string', format: 'email' },
  phone: text('As people write it; needed by who wants to be called.'),
  zipCode: text('Of the place they look in.'),
  timeline: text('When they want to move.'),
  contact: {
    enum: ['call', 'information', 'none'],
    default: 'information',
    description: 'To be called, to get mail, or neither.',
  },
  transactionId: text('The idempotency key of the caller.'),
}

/** The questions are in the quiz record; answers are keyed by question id. */
const quizRun = {
  type: 'object',
  properties: {
    ...person,
    answers: {
      type: 'object',
      description: 'By question id: the id of the chosen option, or the words of an open question.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['answers'],
}

/** The guide's own settings decide which of name, email and phone are required. */
const guideRequest = { type: 'object', properties: person, required: ['email'] }

const tourTimes = {
  type: ['object', 'null'],
  properties: {
    zoneName: text('What people there call their time, for instance “Mountain Time”.'),
    minutes: { type: 'integer', description: 'Length of a tour.' },
    days: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          day: { type: 'string', format: 'date' },
          label: text('The day in words.'),
          times: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                at: { type: 'string', format: 'date-time', description: 'To be sent as `tourTime`.' },
                label: text('The time there, in words.'),
              },
            },
          },
        },
      },
    },
  },
}

const REPEATS = 'Sent again with the same `transactionId` it is stored once, and answered with 200.'

export const publicPaths = {
  '/api/site-settings': {
    get: {
      tags: ['Site'],
      summary: 'The company’s public facts',
      responses: answers(200, 'Name, phones, addresses.', { type: 'object' }, []),
    },
  },
  '/api/communities': {
    get: {
      tags: ['Site'],
      summary: 'The active communities',
      responses: answers(200, 'Id, name and city of each.', { type: 'array', items: { type: 'object' } }, []),
    },
  },
  '/api/communities/{id}': {
    get: {
      tags: ['Site'],
      summary: 'A community by id or slug',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: answers(200, 'What its page shows.', { type: 'object' }, [404]),
    },
  },
  '/api/communities/{id}/tour-times': {
    get: {
      tags: ['Site'],
      summary: 'When a family can come to a community',
      description: 'Null for a community without a tour calendar: send a `preferredDate` there.',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: answers(200, 'Free times, day by day.', tourTimes, [404, 429]),
    },
  },
  '/api/tour-requests': tourRequests,
  '/api/quizzes/{slug}/responses': {
    post: {
      tags: ['Leads'],
      summary: 'Hand in the answers of a quiz',
      description: REPEATS,
      parameters: slugOf('quiz'),
      requestBody: sends(quizRun),
      responses: stored('The answers are scored and stored.'),
    },
  },
  '/api/events/{slug}/rsvps': {
    post: {
      tags: ['Leads'],
      summary: 'Come to an event',
      description: REPEATS,
      parameters: slugOf('event'),
      requestBody: sends(jsonSchema(rsvpSchema)),
      responses: stored('A seat, or a place on the waiting list.'),
    },
  },
  '/api/content-assets/{slug}/downloads': {
    post: {
      tags: ['Leads'],
      summary: 'Ask for a guide',
      description: REPEATS,
      parameters: slugOf('guide'),
      requestBody: sends(guideRequest),
      responses: stored('A link to the file is mailed and answered.'),
    },
  },
  '/api/exit-intent-submissions': {
    post: {
      tags: ['Leads'],
      summary: 'Take up the exit offer',
      description: REPEATS,
      requestBody: sends(jsonSchema(exitOfferSchema)),
      responses: stored('The offer is mailed.'),
    },
  },
}
