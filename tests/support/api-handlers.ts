import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handler = (request: Request, context: object) => Promise<Response>

const modules = import.meta.glob<Record<string, Handler>>('/app/api/**/route.ts')

/** As Next names the folders of app/api; entities share one. */
const folderOf = (path: string) =>
  path
    .replace(/\/api\/(admin|v1\/content|v1\/drafts)\/[a-z0-9-]+/, '/api/$1/[entity]')
    .replace(/\{(\w+)\}/g, '[$1]')

type Sent = {
  headers?: Record<string, string>
  params?: Record<string, string>
  query?: string
  /** Sent as it is when it is a text, else as JSON. */
  body?: unknown
}

/** Calls the route handler of a documented path, without a server. */
export async function callHandler(method: string, path: string, sent: Sent = {}): Promise<Response> {
  const { headers = {}, params = {}, query = '', body } = sent
  const load = modules[`/app${folderOf(path)}/route.ts`]
  if (!load) throw new Error(`There is no handler for ${path}`)
  const handler = (await load())[method]
  if (!handler) throw new Error(`${path} has no ${method}`)
  const entity = /^\/api\/(?:admin|v1\/content|v1\/drafts)\/([a-z0-9-]+)/.exec(path)?.[1]
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const request = new Request(`http://localhost:3000${named}${query}`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return handler(request, { params: Promise.resolve({ ...params, ...(entity && { entity }) }) })
}

const routes = Object.keys(modules)
  .filter((file) => !file.includes('[...'))
  .map((file) => {
    const path = file.slice('/app'.length, -'/route.ts'.length)
    const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name)
    return { file, names, pattern: new RegExp(`^${path.replace(/\[\w+\]/g, '([^/]+)')}$`) }
  })
  .toSorted((a, b) => a.names.length - b.names.length)

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const route = routes.find(({ pattern }) => pattern.test(pathname))
  const handler = route && (await modules[route.file]?.())?.[request.method]
  if (!handler) return new Response(null, { status: 404 })
  const values = route.pattern.exec(pathname)?.slice(1) ?? []
  const params = Object.fromEntries(route.names.map((name, at) => [name, values[at]]))
  return handler(request, { params: Promise.resolve(params) })
}

/** Serves the handlers of app/api over HTTP, without Next. @returns its origin, and what ends it */
export async function startApi(): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answered = await answer(
      new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method ?? '',
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      }),
    )
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
