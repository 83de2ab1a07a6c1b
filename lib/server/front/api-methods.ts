import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerProblem } from '@/lib/server/front/answer'
import { isApiAddress } from '@/lib/server/front/check-target'
import { askInMemory } from '@/lib/server/front/in-memory-request'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Completes the application's bare 405 of an API address with a JSON body and the header Allow, whose methods
 * it learns by OPTIONS.
 */
export function answerWrongMethods(handle: Handle, siteUrl: string): Handle {
  const { host } = new URL(siteUrl)
  const server = createServer((request, response) => void handle(request, response))

  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (isApiAddress(path)) completeRefusal(response, () => methodsOf(path))
    return handle(request, response)
  }

  async function methodsOf(path: string): Promise<string> {
    const answer = await askInMemory(server, { method: 'OPTIONS', path, headers: { host } })
    return answer?.headers.allow ?? ''
  }
}

function completeRefusal(response: ServerResponse, methods: () => Promise<string>): void {
  const end = response.end.bind(response)
  response.end = ((...rest: Parameters<typeof end>) => {
    response.end = end
    if (response.statusCode !== 405 || response.headersSent || response.hasHeader('allow'))
      return end(...rest)
    void methods().then((allow) => {
      response.setHeader('allow', allow)
      const message = allow ? `This URL supports ${allow}` : 'This URL does not support this method'
      answerProblem(response, { code: 'method-not-allowed', status: 405, message })
    })
    return response
  }) as typeof response.end
}
