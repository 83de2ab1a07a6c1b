import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib'
import { type Encoding, negotiateEncoding } from '@/lib/server/front/negotiate-encoding'

const TEXT = /^(?!text\/event-stream)(text\/|[^;]+[/+](json|xml|javascript)\b|application\/manifest\+json)/i
/** Smaller responses do not get shorter on the wire. */
const MINIMUM_BYTES = 1_024

/** Compresses large text responses. Next's `flush()` after each chunk keeps pages streaming. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const raw = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  }
  let decided = false
  let encoder: Encoder | undefined

  function decide(knownSize?: number) {
    if (decided) return
    decided = true
    const encoding = wanted(request, response, accepted, knownSize)
    if (encoding) encoder = attach(encoding, response, raw)
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: [string | HeaderList, HeaderList?]) {
      response.statusCode = status
      const headers = rest.find((value) => typeof value === 'object')
      for (const [name, value] of headerPairs(headers)) response.setHeader(name, value)
      decide()
      return typeof rest[0] === 'string' ? raw.writeHead(status, rest[0]) : raw.writeHead(status)
    },
    write(chunk: Chunk, ...rest: never[]) {
      decide()
      return encoder ? encoder.write(chunk, ...rest) : raw.write(chunk, ...rest)
    },
    end(chunk?: unknown, ...rest: unknown[]) {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) decide(Buffer.byteLength(chunk))
      else decide(0)
      if (!encoder) return raw.end(...([chunk, ...rest] as never[]))
      encoder.end(...([chunk, ...rest] as never[]))
      return response
    },
    flush() {
      encoder?.flush(encoder.flushKind)
    },
  })
}

type Chunk = string | Uint8Array
type HeaderList = OutgoingHttpHeaders | string[]
type Raw = Pick<ServerResponse, 'writeHead' | 'write' | 'end'>
type Encoder = (Gzip | BrotliCompress) & { flushKind: number }

function wanted(
  request: IncomingMessage,
  response: ServerResponse,
  accepted: string,
  knownSize: number | undefined,
): Encoding | undefined {
  const header = (name: string) => String(response.getHeader(name) ?? '')
  if (!TEXT.test(header('content-type')) || header('content-encoding')) return undefined
  appendVary(response)
  const size = response.hasHeader('content-length') ? Number(header('content-length')) : knownSize
  const bodiless = request.method === 'HEAD' || response.statusCode === 204 || response.statusCode === 304
  if (bodiless || (size !== undefined && size < MINIMUM_BYTES)) return undefined
  if (header('cache-control').includes('no-transform')) return undefined
  return negotiateEncoding(accepted, ['br', 'gzip'])
}

function attach(encoding: Encoding, response: ServerResponse, raw: Raw): Encoder {
  const encoder = create(encoding)
  response.removeHeader('content-length')
  response.setHeader('content-encoding', encoding)
  // Another encoding is not byte for byte equal.
  const etag = response.getHeader('etag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('etag', `W/${etag}`)
  encoder.on('data', (chunk: Buffer) => {
    if (!raw.write(chunk)) encoder.pause()
  })
  encoder.on('end', () => raw.end())
  encoder.on('drain', () => response.emit('drain'))
  encoder.on('error', () => response.destroy())
  response.on('drain', () => encoder.resume())
  response.once('close', () => encoder.destroy())
  return encoder
}

/** For dynamic content: brotli 4 is smaller and faster than gzip 6. */
function create(encoding: Encoding): Encoder {
  if (encoding === 'gzip')
    return Object.assign(createGzip({ level: 6 }), { flushKind: constants.Z_SYNC_FLUSH })
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return Object.assign(brotli, { flushKind: constants.BROTLI_OPERATION_FLUSH })
}

function appendVary(response: ServerResponse): void {
  const current = response.getHeader('vary')
  const names = (Array.isArray(current) ? current.join(',') : String(current ?? '')).toLowerCase()
  if (names.includes('accept-encoding') || names.includes('*')) return
  response.setHeader('vary', current ? `${current}, accept-encoding` : 'accept-encoding')
}

/** Normalizes the headers argument of `writeHead` (an object or a flat list) to pairs. */
export function headerPairs(headers: unknown): [string, string | number | readonly string[]][] {
  if (!headers || typeof headers !== 'object') return []
  if (!Array.isArray(headers)) return Object.entries(headers).filter(([, value]) => value !== undefined)
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [[String(name), headers[index + 1]] as [string, string]] : [],
  )
}
