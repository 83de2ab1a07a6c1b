import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerProblem } from '@/lib/server/front/answer'

export type BodyLimits = {
  /** In bytes; uploads of signed-in people have a limit of their own (upload-requests.ts). */
  maxBodyBytes: number
  /** Slower senders are cut, so that they hold no connection. */
  minBytesPerInterval: number
  intervalMs: number
}

/** Rest of a body that is read and dropped after 401, 403 or 413: strangers may send no more for nothing. */
const REFUSED_REST_BYTES = 64 * 1024

/**
 * Limits a body's size and slowness, and keeps the connection usable whenever the response ends first.
 * `isLarger`: a browser that uploads hears the answer only once it has sent everything.
 * @returns false when the request was refused (413) for its declared length
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: BodyLimits,
  isLarger: boolean,
): boolean {
  const declared = Number(request.headers['content-length'] ?? 0)
  const isChunked = request.headers['transfer-encoding'] !== undefined
  if (declared === 0 && !isChunked) return true
  const received = watchBody(request, limits)
  settleRest(request, response, (status) => {
    const isRefusal = status === 401 || status === 403 || (status === 413 && !isLarger)
    const most = isRefusal ? REFUSED_REST_BYTES : limits.maxBodyBytes
    return isChunked ? isRefusal : declared - received() > most
  })
  if (declared <= limits.maxBodyBytes) return true
  answerProblem(response, { code: 'payload-too-large', status: 413, message: 'This request is too large' })
  return false
}

/** @returns the number of bytes so far */
function watchBody(
  request: IncomingMessage,
  { maxBodyBytes, minBytesPerInterval, intervalMs }: BodyLimits,
): () => number {
  let total = 0
  let sinceCheck = 0
  // Hooks into the parser, because reading the stream here would take the data from its consumer.
  const deliver = request.push.bind(request)
  request.push = (chunk, encoding) => {
    const size: number = chunk?.length ?? 0
    total += size
    sinceCheck += size
    if (total > maxBodyBytes) {
      request.destroy()
      return false
    }
    return deliver(chunk, encoding)
  }
  const timer = setInterval(() => {
    // A slow reader is not the sender's fault.
    const waitingForReader = request.readableLength >= request.readableHighWaterMark
    if (sinceCheck < minBytesPerInterval && !waitingForReader && !request.complete) request.destroy()
    sinceCheck = 0
  }, intervalMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
  request.once('end', () => clearInterval(timer))
  // Node drops the rest of a body that no handler began to read, past these limits.
  request.read(0)
  return () => total
}

/**
 * An unread rest would stay in front of the next request of the connection, behind a proxy possibly another
 * client's. It is read and dropped within the limits above, or the connection closes where `isTooMuch`.
 */
function settleRest(
  request: IncomingMessage,
  response: ServerResponse,
  isTooMuch: (status: number) => boolean,
): void {
  let closes = false
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    closes = !request.complete && isTooMuch(status)
    if (closes) response.setHeader('connection', 'close')
    return writeHead(status, ...rest)
  }
  response.once('finish', () => {
    if (request.complete && request.readableEnded) return
    if (closes) request.destroy()
    else dropRest(request)
  })
}

function dropRest(request: IncomingMessage): void {
  request.unpipe()
  // A handler's pending iterator would keep the stream from flowing.
  for (const event of ['readable', 'data']) request.removeAllListeners(event)
  request.on('data', () => {})
  request.resume()
}
