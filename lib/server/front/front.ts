import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { BODY_LIMITS, type BodyLimits, limitBody } from '@/lib/server/front/body-limit'
import { refuseForeignTarget } from '@/lib/server/front/check-target'
import { compressResponse } from '@/lib/server/front/compression'
import { type ConnectionLimits, limitConnections } from '@/lib/server/front/connection-limits'
import { oneAtATime } from '@/lib/server/front/connection-order'
import type { KnownHosts } from '@/lib/server/front/known-hosts'
import { KEEP_ALIVE_SECONDS } from '@/lib/server/front/ready-head'
import { requestIdOf, sealRequestHeaders } from '@/lib/server/front/request-headers'
import { requestsInFlight } from '@/lib/server/front/requests-in-flight'
import type { PagePolicy } from '@/lib/server/front/script-policy'
import { SECURITY_HEADERS, setSecurityHeaders } from '@/lib/server/front/security-headers'
import { sendPagesWhole } from '@/lib/server/front/whole-pages'

/** Answers a request and returns true, or leaves it to the next one. `path` has no query. */
export type Step = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/** Answers whole from memory, security headers and the request's id included, or leaves everything as it was. */
export type AtOnce = (request: IncomingMessage, response: ServerResponse, requestId: () => string) => boolean

export type FrontOptions = {
  trustedProxyHops: number
  hosts: KnownHosts
  /** Set to draining when the process has been asked to stop. */
  state: { draining: boolean }
  /** Asked before anything is done about a request: the hot pages. */
  atOnce?: AtOnce | undefined
  /** The policy of each HTML page that the application answers with; without one (in development) scripts run as they like. */
  pagePolicy?: PagePolicy | undefined
  /** Asked in order before the application; the place for what is answered without it. */
  steps: Step[]
  /** A larger body that this request may have, in bytes, or null. */
  largerBody?: ((request: IncomingMessage, path: string) => number | null) | undefined
  /** Everything else: Next. */
  application: RequestListener
  limits?: Partial<FrontLimits>
}

export type FrontLimits = BodyLimits &
  ConnectionLimits & {
    /** Time for all headers of a request to arrive. */
    headersTimeoutMs: number
    /** Time for a whole request to arrive; a 20 MB upload at 1 Mbit/s needs 160 s. */
    requestTimeoutMs: number
    maxHeaderBytes: number
  }

const LIMITS: FrontLimits = {
  ...BODY_LIMITS,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 200_000,
  maxHeaderBytes: 16 * 1024,
  maxConnections: 4_000,
  // An office or a retirement community behind one address, six connections for each browser.
  maxConnectionsPerAddress: 512,
}

/** The HTTP server in front of the application: it decides what of a request is true, bounds it, and hands it on. */
export function createFront({
  trustedProxyHops,
  hosts,
  state,
  atOnce,
  pagePolicy,
  steps,
  largerBody,
  application,
  limits: given,
}: FrontOptions): Front {
  const limits = { ...LIMITS, ...given }
  const inFlight = requestsInFlight()

  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      // Node looks for overdue requests at this interval; its default of 30 s would double every timeout.
      connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs / 4),
      keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000,
      maxHeaderSize: limits.maxHeaderBytes,
    },
    oneAtATime((request, response) => {
      const isHit =
        !state.draining &&
        hosts.isKnown(request.headers.host) &&
        atOnce?.(request, response, () => requestIdOf(request, trustedProxyHops))
      if (isHit) {
        // As a rule the system has taken all of it already: nothing a stop would have to wait for.
        if (response.socket?.writableLength) inFlight.add(response)
        return
      }
      inFlight.add(response)
      if (state.draining) response.setHeader('connection', 'close')
      setSecurityHeaders(response)
      response.setHeader('x-request-id', sealRequestHeaders(request, trustedProxyHops))
      if (refuseForeignTarget(request, response, hosts)) return
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
      const maxBodyBytes = largerBody?.(request, path) ?? limits.maxBodyBytes
      if (!limitBody(request, response, { ...limits, maxBodyBytes })) return
      if (steps.some((step) => step(request, response, path))) return
      compressResponse(request, response)
      if (pagePolicy) sendPagesWhole(response, pagePolicy)
      application(request, response)
    }),
  )
  // Behind proxies of ours all connections are theirs.
  const maxConnectionsPerAddress =
    trustedProxyHops > 0 ? limits.maxConnections : limits.maxConnectionsPerAddress
  limitConnections(server, inFlight.isBusy, { ...limits, maxConnectionsPerAddress })
  server.on('clientError', refuseBrokenRequest)
  return { server, inFlight, state }
}

export type Front = {
  server: Server
  inFlight: ReturnType<typeof requestsInFlight>
  state: { draining: boolean }
}

/** What the parser refuses never becomes a request; it is answered by hand, with the same headers. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = STATUS_OF[error.code ?? ''] ?? '400 Bad Request'
  const headers = {
    ...SECURITY_HEADERS,
    connection: 'close',
    'content-length': '0',
    'cache-control': 'no-store',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`)
}

const STATUS_OF: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
