import { randomUUID } from 'node:crypto'
import { POST as postDownload } from '@/app/api/content-assets/[slug]/downloads/route'
import { POST as postResponse } from '@/app/api/quizzes/[slug]/responses/route'
import { db } from '@/lib/platform/database/db'

type Sent = { from?: string; headers?: Record<string, string> }

const plainForm = { 'content-type': 'application/x-www-form-urlencoded' }

function requestOf(path: string, body: unknown, { from = '203.0.113.9', headers = {} }: Sent): Request {
  const isForm = body instanceof URLSearchParams
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: {
      ...(isForm ? plainForm : { 'content-type': 'application/json' }),
      'x-porchlight-client-address': from,
      'user-agent': 'Mozilla/5.0 (test)',
      ...headers,
    },
    body: isForm ? body.toString() : JSON.stringify(body),
  })
}

const slugContext = (slug: string) => ({ params: Promise.resolve({ slug }) })

/** POST /api/quizzes/{slug}/responses through its handler; a plain form when the body is URLSearchParams. */
export function sendQuiz(body: unknown, sent: Sent = {}, slug = 'navigator'): Promise<Response> {
  return postResponse(requestOf(`/api/quizzes/${slug}/responses`, body, sent), slugContext(slug))
}

/** POST /api/content-assets/{slug}/downloads through its handler. */
export function askForGuide(slug: string, body: unknown, sent: Sent = {}): Promise<Response> {
  return postDownload(requestOf(`/api/content-assets/${slug}/downloads`, body, sent), slugContext(slug))
}

/** Creates a quiz with one question of each type. @returns it with a way to answer them */
export async function givenQuiz() {
  const quiz = await db.quiz.create({
    data: {
      slug: 'navigator',
      title: 'Navigator',
      resultTiers: [
        { minScore: 0, maxScore: 4, category: 'independent-living', title: 'Home', message: 'Stay' },
        { minScore: 5, maxScore: 99, category: 'memory-care', title: 'Memory care', message: 'Look' },
      ],
      questions: {
        create: [
          {
            text: 'Who looks after the pills?',
            sortOrder: 0,
            options: {
              create: [
                { text: 'Nobody', score: 5, resultCategory: 'memory-care' },
                { text: 'She does', score: 0 },
              ],
            },
          },
          { text: 'Memory, 1 to 5?', type: 'scale', sortOrder: 1 },
          { text: 'One thing?', type: 'text', required: false, sortOrder: 2 },
        ],
      },
    },
    include: { questions: { orderBy: { sortOrder: 'asc' }, include: { options: true } } },
  })
  const [pills, memory, wish] = quiz.questions
  if (!pills || !memory || !wish) throw new Error('the quiz has three questions')
  const nobody = pills.options.find(({ text }) => text === 'Nobody')?.id ?? ''
  return {
    ...quiz,
    answers: { [pills.id]: nobody, [memory.id]: '2', [wish.id]: 'A west window' } as Record<string, string>,
    ids: { pills: pills.id, memory: memory.id, wish: wish.id },
  }
}

/** A form submission with these answers. */
export function quizBody(answers: Record<string, string>, changes: Record<string, unknown> = {}) {
  return { answers, transactionId: randomUUID(), formLoadTime: 60_000, ...changes }
}
