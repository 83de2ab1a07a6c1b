import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Kept = { body: Buffer; headers: Headers; until: number; tags: string[] }

/**
 * A CDN on loopback: keeps answers as their `s-maxage` allows, by address alone as some CDNs do, and purges
 * by tag through Cloudflare's API. `failOnce` lets the next purge fail with that status.
 */
export async function startCachingProxy(origin: string) {
  const kept = new Map<string, Kept>()
  const purges: { path: string; authorization: string | undefined; tags: string[]; status: number }[] = []
  let failWith: number | null = null

  async function purge(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { tags } = JSON.parse(await textOf(request)) as { tags: string[] }
    const status = failWith ?? 200
    failWith = null
    const { url: path = '', headers } = request
    purges.push({ path, authorization: headers.authorization, tags, status })
    if (status === 200)
      for (const [address, page] of kept)
        if (page.tags.some((tag) => tags.includes(tag))) kept.delete(address)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: status === 200 }))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '/'
    if (address.startsWith('/client/v4/')) return purge(request, response)
    const known = kept.get(address)
    if (known && Date.now() < known.until) return send(response, 'HIT', known)
    const headers = Object.entries(request.headers).filter(([name]) => !SKIPPED.has(name))
    const fetched = await fetch(`${origin}${address}`, {
      headers: Object.fromEntries(headers) as Record<string, string>,
      redirect: 'manual',
    })
    const page = {
      body: Buffer.from(await fetched.arrayBuffer()),
      headers: fetched.headers,
      until: Date.now() + sharedSeconds(fetched.headers) * 1_000,
      tags: (fetched.headers.get('cache-tag') ?? '').split(','),
    }
    if (page.until > Date.now() && !fetched.headers.has('set-cookie')) kept.set(address, page)
    send(response, 'MISS', page)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    purges,
    failOnce(status: number): void {
      failWith = status
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const SKIPPED = new Set(['host', 'connection', 'accept-encoding'])

function sharedSeconds(headers: Headers): number {
  const control = headers.get('cache-control') ?? ''
  if (/private|no-store/.test(control)) return 0
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

function send(response: ServerResponse, state: string, { body, headers }: Kept): void {
  response.writeHead(200, { 'x-cache': state, 'content-type': headers.get('content-type') ?? 'text/plain' })
  response.end(body)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
