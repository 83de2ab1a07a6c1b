import 'server-only'
import * as z from 'zod'
import { invalidFields } from '@/lib/platform/errors'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import { guardedRequest } from '@/lib/platform/integrations/guarded-request'
import { type OutboundPolicy, outboundPolicy } from '@/lib/platform/integrations/outbound-policy'
import { RefusedAddress } from '@/lib/platform/integrations/public-address'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

/** Cheap hosts take long for a page of long texts. */
const TIMEOUT_MS = 25_000
const MAX_BYTES = 16 * 1024 * 1024
const MAX_REDIRECTS = 3

/** `password`: an application password, made in WordPress under Users, Profile. */
export type WordpressAccess = { username: string; password: string }

/** `root`: of the REST API. `home`: the address of the pages. */
type WordpressSite = { root: string; home: string; name: string }

const indexSchema = z.object({
  name: z.string().catch(''),
  home: z.url(),
  namespaces: z.array(z.string()).refine((names) => names.includes('wp/v2')),
})

const refusalSchema = z.object({ code: z.string().catch('') }).catch({ code: '' })

/** For an account that cannot read everything. */
export const MORE_RIGHTS =
  'This account cannot read other people’s drafts. Use an editor’s or administrator’s account'

/**
 * Finds the REST API of a site without signing in. Redirects are followed within the site only, so that the
 * password, which is sent to `root` afterward, reaches no other host.
 * @throws AppError 400 at `address`, OutsideError
 */
export async function findWordpress(
  address: string,
  reach: OutboundPolicy = outboundPolicy(),
): Promise<WordpressSite> {
  const home = homeOf(address)
  for (const root of [new URL('wp-json/', home), new URL('?rest_route=/', home)]) {
    const { url, body } = await follow(root, reach)
    const index = indexSchema.safeParse(jsonOf(body))
    if (index.success) return { root: url.href, home: index.data.home, name: index.data.name }
  }
  const { body } = await follow(home, reach)
  throw invalidFields({
    address: /\/wp-(?:content|includes)\//.test(body)
      ? 'This is a WordPress site, but its REST API is not open to visitors: a plugin or the host turned it off. Turn it on during the move, or use an export file'
      : 'There is no WordPress site at this URL',
  })
}

/** `of`: a route of the REST API, such as 'wp/v2/posts'. */
type Question<S> = { of: string; query: Record<string, string>; schema: S; reach?: OutboundPolicy }

/**
 * Reads one route of the REST API as an account of the old site. `items`, `pages`: how many there are in all.
 * @throws AppError 400 at `username` or `password`, OutsideError
 */
export async function askWordpress<S extends z.ZodType>(
  root: string,
  { username, password }: WordpressAccess,
  { of, query, schema, reach = outboundPolicy() }: Question<S>,
): Promise<{ data: z.output<S>; items: number; pages: number }> {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const { status, headers, body } = await get(addressOf(root, of, query), reach, { authorization })
  const json = jsonOf(body)
  const answered = schema.safeParse(json)
  if (status === 200 && answered.success) {
    const number = (name: string) => Number(headers[name]) || 0
    return { data: answered.data, items: number('x-wp-total'), pages: number('x-wp-totalpages') }
  }
  if (status === 401) throw invalidFields({ password: refusedPassword(refusalSchema.parse(json).code) })
  if (status === 403) throw invalidFields({ username: MORE_RIGHTS })
  if (status !== 200)
    throw new OutsideError(`The old site responded with ${status}. Please continue in a moment`, {
      responseCode: status,
      waitS: parseRetryAfter(headers['retry-after']),
    })
  throw new OutsideError(
    Buffer.byteLength(body) >= MAX_BYTES
      ? 'The old site sent more than 16 MB at once. Use an export file'
      : 'The old site’s response was interrupted or did not come from WordPress. Please continue in a moment',
  )
}

function refusedPassword(code: string): string {
  return code === 'rest_not_logged_in'
    ? 'The old site did not receive the password: its server removes the Authorization header, or application passwords are turned off'
    : 'The old site rejected this username and password. Use an application password (Users, Profile), not the one you sign in with'
}

function homeOf(address: string): URL {
  const written = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(written)) throw invalidFields({ address: 'Please enter the URL of the old site' })
  const { origin, pathname } = new URL(written)
  const folder = pathname.replace(/\/(?:wp-admin|wp-login\.php|wp-json)(?:\/.*)?$/, '/')
  if (!URL.canParse(origin)) throw invalidFields({ address: 'Please enter the URL of the old site' })
  return new URL(folder.endsWith('/') ? folder : `${folder}/`, origin)
}

/** Sites without readable permalinks name the route in the query. */
function addressOf(root: string, of: string, query: Record<string, string>): URL {
  const url = new URL(root)
  if (url.searchParams.has('rest_route')) url.searchParams.set('rest_route', `/${of}`)
  else url.pathname = `${url.pathname.replace(/\/$/, '')}/${of}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

async function follow(start: URL, reach: OutboundPolicy) {
  let url = start
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await get(url, reach)
    const { status, headers } = answer
    if (status < 300 || status > 399 || !headers.location || !URL.canParse(headers.location, url))
      return { url, body: answer.body }
    url = new URL(headers.location, url)
    if (bareHost(url) !== bareHost(start))
      throw invalidFields({
        address: `This URL leads to ${url.host}. If that is your site, enter it instead`,
      })
  }
  throw invalidFields({ address: 'This URL redirects too many times' })
}

const bareHost = ({ host }: URL) => host.replace(/^www\./, '')

async function get(url: URL, reach: OutboundPolicy, headers: Record<string, string> = {}) {
  const refusal = reach.refusalOf(url)
  if (refusal) throw invalidFields({ address: refusal })
  return guardedRequest(url, {
    method: 'GET',
    headers: {
      accept: 'application/json, text/html;q=0.5',
      'user-agent': 'PorchlightImport/1.0',
      ...headers,
    },
    mayConnect: reach.mayConnect,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    readBytes: MAX_BYTES,
  }).catch((error: unknown) => {
    if (error instanceof RefusedAddress)
      throw invalidFields({ address: 'This address is not on the public internet' })
    throw new OutsideError(
      `The old site cannot be reached: ${connectionFailure(error) ?? 'it does not respond'}`,
    )
  })
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
