import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { KnownHosts } from '@/lib/platform/known-hosts'
import { refuseForeignTarget } from '@/lib/server/front/check-target'
import { compressResponse } from '@/lib/server/front/compression'
import { type ConnectionLimits, limitConnections } from '@/lib/server/front/connection-limits'
import type { ErrorDocuments } from '@/lib/server/front/error-document'
import { type BodyLimits, limitBody } from '@/lib/server/front/request-body'
import { requestIdOf, sealRequestHeaders } from '@/lib/server/front/request-headers'
import type { PagePolicy } from '@/lib/server/front/script-policy'
import { SECURITY_HEADERS, setSecurityHeaders } from '@/lib/server/front/security-headers'
import { sendPagesWhole } from '@/lib/server/front/whole-pages'

/** Handles a request and returns true, or leaves it to the next step. `path` has no query. */
export type Step = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/** Serves a complete response from memory, or leaves the response untouched. */
type FromMemory = (request: IncomingMessage, response: ServerResponse, requestId: () => string) => boolean

export type FrontOptions = {
  trustedProxyHops: number
  /** Sees each request before anything answers it. */
  watch?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  hosts: KnownHosts
  state: { draining: boolean }
  fromMemory?: FromMemory | undefined
  /** Policy for the application's HTML; without one (in development) scripts are not restricted. */
  pagePolicy?: PagePolicy | undefined
  /** Completes HTML before its policy is computed. */
  completePage?: ErrorDocuments | undefined
  steps: Step[]
  /** The size limit in bytes of a request that may exceed the default, else null. */
  largerBody?: ((request: IncomingMessage, path: string) => number | null) | undefined
  application: RequestListener
  limits?: Partial<FrontLimits>
}

type FrontLimits = ConnectionLimits &
  BodyLimits & {
    headersTimeoutMs: number
    /** A video of 40 MB at 2 Mbit/s needs 160 s. */
    requestTimeoutMs: number
    maxHeaderBytes: number
  }

const LIMITS: FrontLimits = {
  maxBodyBytes: 2 * 1024 * 1024,
  minBytesPerInterval: 10_240,
  intervalMs: 10_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 200_000,
  maxHeaderBytes: 16 * 1024,
  maxConnections: 4_000,
  // An office or a retirement community behind one address, six connections per browser.
  maxConnectionsPerAddress: 512,
}

/** Longer than a load balancer's idle timeout (often 60 s), so that it never reuses a closed connection. */
const KEEP_ALIVE_MS = 65_000

/** Creates the HTTP server that validates, limits and dispatches requests to the application. */
export function createFront({
  trustedProxyHops,
  watch,
  hosts,
  state,
  fromMemory,
  pagePolicy,
  completePage,
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
      // Node checks for overdue requests at this interval; the default of 30 s would double every timeout.
      connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs / 4),
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: limits.maxHeaderBytes,
    },
    oneAtATime((request, response) => {
      watch?.(request, response)
      const isHit =
        !state.draining &&
        hosts.isKnown(request.headers.host) &&
        fromMemory?.(request, response, () => requestIdOf(request, trustedProxyHops))
      if (isHit) {
        // Usually sent completely by now, so that a shutdown need not wait for it.
        if (response.socket?.writableLength) inFlight.add(response)
        return
      }
      inFlight.add(response)
      if (state.draining) response.setHeader('connection', 'close')
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
      setSecurityHeaders(response, path)
      response.setHeader('x-request-id', sealRequestHeaders(request, trustedProxyHops))
      const larger = largerBody?.(request, path) ?? null
      const maxBodyBytes = larger ?? limits.maxBodyBytes
      if (!limitBody(request, response, { ...limits, maxBodyBytes }, larger !== null)) return
      if (refuseForeignTarget(request, response, hosts)) return
      if (steps.some((step) => step(request, response, path))) return
      compressResponse(request, response)
      if (pagePolicy) sendPagesWhole(response, pagePolicy, completePage)
      application(request, response)
    }),
  )
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

/** Requests that the parser rejects get a raw response with our headers. */
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

/** Browsers do not pipeline requests; a few tools do. */
const MAX_IN_LINE = 100

/** Handles pipelined requests one at a time: a thousand would be a thousand parallel renders. */
function oneAtATime(listener: RequestListener): RequestListener {
  const inLine = new WeakMap<Socket, number>()
  return (request, response) => {
    // Node assigns the socket when it is the response's turn.
    if (response.socket) {
      listener(request, response)
      return
    }
    const { socket } = request
    const waiting = (inLine.get(socket) ?? 0) + 1
    inLine.set(socket, waiting)
    if (waiting > MAX_IN_LINE) socket.destroy()
    else
      response.once('socket', () => {
        inLine.set(socket, (inLine.get(socket) ?? 1) - 1)
        setImmediate(() => {
          if (!socket.destroyed) listener(request, response)
        })
      })
  }
}

function requestsInFlight() {
  const open = new Set<ServerResponse>()
  const sockets = new Set<Socket>()
  return {
    add(response: ServerResponse): void {
      const { socket } = response.req
      open.add(response)
      sockets.add(socket)
      response.once('close', () => {
        open.delete(response)
        sockets.delete(socket)
      })
    },
    isBusy: (socket: Socket) => sockets.has(socket),
    get size(): number {
      return open.size
    },
    /** Resolves when the current requests are done, or after `timeoutMs`; later ones are not awaited. */
    async finished(timeoutMs: number): Promise<void> {
      const closed = [...open].map((response) => new Promise<void>((done) => response.once('close', done)))
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<void>((done) => {
        timer = setTimeout(done, Math.max(0, timeoutMs))
      })
      await Promise.race([Promise.all(closed), timeout])
      clearTimeout(timer)
    },
  }
}
