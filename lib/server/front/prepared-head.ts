import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http'

/** Longer than a load balancer's idle timeout (often 60 s), so that it never reuses a closed connection. */
export const KEEP_ALIVE_SECONDS = 65

/**
 * Node's internal serialized head. Filling it saves the checking and joining of fifteen headers, which takes
 * longer than everything else about a page from memory.
 */
type WithHead = ServerResponse & { _header: string | null }

/** False for a Node version that keeps the head elsewhere, which then gets ordinary headers. */
const HAS_HEAD_FIELD = (new ServerResponse({ method: 'GET' } as IncomingMessage) as WithHead)._header === null

/** The constant part of a head. `headers` are names and values in turn. */
export function prepareHead(status: number, headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`
  return head
}

/**
 * Sets a prepared head with request id and date. False, with nothing done, where Node must decide: HTTP/1.0,
 * a closing connection, a pipelined response, or one with headers of its own.
 */
export function applyPreparedHead(
  request: IncomingMessage,
  response: ServerResponse,
  head: string,
  requestId: string,
): boolean {
  const isOrdinary =
    HAS_HEAD_FIELD &&
    response.shouldKeepAlive &&
    request.httpVersionMinor === 1 &&
    response.socket !== null &&
    !response.headersSent &&
    response.getHeaderNames().length === 0
  if (isOrdinary) (response as WithHead)._header = `${head}x-request-id: ${requestId}\r\n${dateLines()}`
  return isOrdinary
}

let lines = ''
let linesUntil = 0

/** Date, connection and the head's end, computed once per second. */
function dateLines(): string {
  const now = Date.now()
  if (now >= linesUntil || now < linesUntil - 1_000) {
    linesUntil = now - (now % 1_000) + 1_000
    lines = `Date: ${new Date(now).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`
  }
  return lines
}
