import type { IncomingMessage, ServerResponse } from 'node:http'

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

/** Rejects a request without reading its body, which makes the connection unusable. */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
): void {
  response.setHeader('connection', 'close')
  response.once('finish', () => request.destroy())
  answerJson(response, status, { message })
}
