import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const S3_KEYS = {
  region: 'us-west-2',
  accessKeyId: 'AKIDEVERGROVE',
  secretAccessKey: 'a secret of the tests',
}

type Mode = 'well' | 'hang' | 'stall' | 'fail' | 'fail-once' | 'deny' | 'cut'

/**
 * Fake S3 store: verifies signatures with its own code, rejects uploads without a length or with a wrong
 * digest, and supports ranges and conditions. `mode` sets how it fails.
 */
export async function startS3Server(bucket = 'evergrove') {
  const objects = new Map<string, Buffer>()
  const requests: { method: string; key: string; headers: IncomingMessage['headers'] }[] = []
  let mode: Mode = 'well'

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const [path = ''] = url.split('?')
    const key = decodeURIComponent(path.slice(`/${bucket}/`.length))
    requests.push({ method, key, headers })
    if (mode === 'hang') return
    if (mode === 'cut') return void request.socket.destroy()
    // Starts a response that never ends.
    if (mode === 'stall') return void response.writeHead(200, { 'content-length': 1_000 }).write('half')
    if (mode === 'deny') return refuse(response, 403, 'AccessDenied')
    if (mode === 'fail' || mode === 'fail-once') {
      if (mode === 'fail-once') mode = 'well'
      return refuse(response, 503, 'SlowDown')
    }
    if (!isSigned(request)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (method === 'GET' && path.replace(/\/$/, '') === `/${bucket}`) return list(url, response)
    if (!url.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket')
    if (method === 'PUT') return put(request, response, key)
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    send(request, response, found)
  }

  function list(url: string, response: ServerResponse) {
    const prefix = new URL(url, 'http://store').searchParams.get('prefix') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    const body = `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`
    response.writeHead(200, { 'content-type': 'application/xml' }).end(body)
  }

  async function put(request: IncomingMessage, response: ServerResponse, key: string) {
    if (!request.headers['content-length']) return refuse(response, 411, 'MissingContentLength')
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const bytes = Buffer.concat(pieces)
    const digest = createHash('sha256').update(bytes).digest('hex')
    if (digest !== request.headers['x-amz-content-sha256']) {
      return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    }
    objects.set(key, bytes)
    response.writeHead(200, { etag: etagOf(bytes) }).end()
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    bucket,
    objects,
    requests,
    place: { ...S3_KEYS, endpoint, bucket },
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: S3_KEYS.region,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
    setMode(next: Mode) {
      mode = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function send(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const etag = etagOf(bytes)
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined) {
    response.writeHead(200, { etag, 'content-length': bytes.length })
    return void response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  const last = Math.min(to ? Number(to) : bytes.length - 1, bytes.length - 1)
  if (Number(from) > last) {
    refuse(response, 416, 'InvalidRange')
    return
  }
  const part = bytes.subarray(Number(from), last + 1)
  const range = `bytes ${from}-${last}/${bytes.length}`
  response.writeHead(206, { etag, 'content-range': range, 'content-length': part.length }).end(part)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<Error><Code>${code}</Code><AWSAccessKeyId>${S3_KEYS.accessKeyId}</AWSAccessKeyId></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

/** Signature Version 4 as described by AWS, computed from the received request. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/
  const [, id, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? []
  if (id !== S3_KEYS.accessKeyId || region !== S3_KEYS.region) return false
  for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256', 'range'].filter(
    (one) => one in headers,
  )) {
    if (name !== 'range' && !names.split(';').includes(name)) return false
  }
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const [path = '', query = ''] = url.split('?')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, path, query, lines.join(''), names, payload].join('\n')
  const moment = String(headers['x-amz-date'])
  const text = ['AWS4-HMAC-SHA256', moment, `${day}/${region}/s3/aws4_request`, hash(canonical)].join('\n')
  const dayKey = mac(`AWS4${S3_KEYS.secretAccessKey}`, day)
  return mac(mac(mac(mac(dayKey, region), 's3'), 'aws4_request'), text).toString('hex') === signature
}
