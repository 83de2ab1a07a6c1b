import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http'

/** How long an idle connection stays open: longer than a load balancer keeps it (60 s is common), so that it never uses a dead one. */
export const KEEP_ALIVE_SECONDS = 65

/**
 * Where Node keeps the head of an answer that it has put together. When we have filled it, nothing is left to do: checking and
 * joining fifteen headers takes longer than everything else about a page from memory.
 */
type WithHead = ServerResponse & { _header: string | null }

/** A Node that keeps heads elsewhere gets them the ordinary way. */
const HAS_PLACE = (new ServerResponse({ method: 'GET' } as IncomingMessage) as WithHead)._header === null

/** The part of a head that is the same each time: status line and headers, names and values in turn. */
export function readyHead(status: number, headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`
  return head
}

/**
 * Gives an answer its ready head, with its date and request id. False, and nothing done, where Node has to decide something:
 * a connection that will not be kept, HTTP/1.0, an answer in line behind another, one that already has headers of its own.
 */
export function takeReadyHead(
  request: IncomingMessage,
  response: ServerResponse,
  head: string,
  requestId: string,
): boolean {
  const isOrdinary =
    HAS_PLACE &&
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

/** Date and connection, made once a second, and the head's end. */
function dateLines(): string {
  const now = Date.now()
  if (now >= linesUntil || now < linesUntil - 1_000) {
    linesUntil = now - (now % 1_000) + 1_000
    lines = `Date: ${new Date(now).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`
  }
  return lines
}
