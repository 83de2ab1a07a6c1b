import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { problemSchema } from '@/lib/platform/http/problem'
import { answerWrongMethods } from '@/lib/server/front/api-methods'
import { startFront } from '@/tests/support/front'

/** Answers as Next does: GET alone, OPTIONS by itself, and 405 without a body for the rest. */
async function application({ method = '' }: IncomingMessage, response: ServerResponse) {
  if (method === 'OPTIONS') response.writeHead(204, { allow: 'GET, HEAD, OPTIONS' }).end()
  else if (method === 'GET') response.end('here')
  else {
    response.statusCode = 405
    response.end()
  }
}

async function start() {
  const handle = answerWrongMethods(application, 'http://localhost:3000')
  return startFront((request, response) => void handle(request, response))
}

test('a wrong method of an API address is 405 with Allow and a JSON body', async () => {
  const { url } = await start()
  const answer = await fetch(`${url}/api/communities?x=1`, { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  const problem = problemSchema.parse(await answer.json())
  expect(problem).toMatchObject({
    code: 'method-not-allowed',
    requestId: answer.headers.get('x-request-id'),
  })
})

test('a right method is answered as ever', async () => {
  const { url } = await start()
  expect(await (await fetch(`${url}/api/communities`)).text()).toBe('here')
})
