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
