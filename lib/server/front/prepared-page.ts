import { escapeHtml } from '@/lib/platform/escape-html'
import { escapeInJson } from '@/lib/platform/json-escape'
import type { Rendered } from '@/lib/server/front/in-memory-request'
import { inOrder, rowsOf, withoutContent, withoutUndefined } from '@/lib/server/front/page-data'
import type { PagePolicy } from '@/lib/server/front/script-policy'
import { scriptsAfterPaint } from '@/lib/server/front/scripts-after-paint'

/** Makes a page ready to store: same bytes for same content, scripts after paint, a policy by hash. */
export function preparedPage(rendered: Rendered, policyOf?: PagePolicy): Rendered {
  const text = rendered.body.toString()
  const isDocument = rendered.headers['content-type']?.startsWith('text/html')
  const body = Buffer.from(isDocument ? scriptsAfterPaint(stablePage(text)) : stableData(text))
  const policy = isDocument && policyOf?.(body)
  const headers = policy ? { ...rendered.headers, 'content-security-policy': policy } : rendered.headers
  return { ...rendered, headers, body }
}

/** Same length as the random name that it replaces. */
const NAME = 'porchlight-page-cache'

/** Data chunks as Next writes them; `</script>` cannot occur inside one. */
const DATA = /<script>self\.__next_f\.push\(\[1,(.*?)\]\)<\/script>/gs

const MARK = '<meta name="next-size-adjust" content=""/>'

/**
 * Makes a document's bytes depend on its content alone. Unchanged where Next or React write another format:
 * it is larger then, with a less stable ETag.
 */
export function stablePage(html: string): string {
  const pieces = [...html.matchAll(DATA)].map(([, text]) => parsed(text))
  if (pieces.length === 0 || pieces.includes(null)) return html
  const rows = rowsOf(withoutRandomName(pieces.join('')))
  const data = rows && inOrder(withoutUndefined(withoutContent(rows)))
  if (!data) return html
  let place = 0
  return hoistPicturePreloads(withMarkLast(html), data).replaceAll(DATA, () =>
    place++ === 0 ? `<script>self.__next_f.push([1,${literal(data)}])</script>` : '',
  )
}

/** Next writes this mark before or after the page's content, depending on timing. */
function withMarkLast(html: string): string {
  return html.includes(MARK) ? html.replace(MARK, '').replace('</head>', `${MARK}</head>`) : html
}

/** Stable data of a click, which keeps its content because there is no HTML. */
export function stableData(data: string): string {
  const named = withoutRandomName(data)
  const rows = rowsOf(named)
  return (rows && inOrder(withoutUndefined(rows))) || named
}

/** Next gives each render a random name, which React keys in the head contain. */
function withoutRandomName(data: string): string {
  const random = /"([\w-]{21})v",\{"children"/.exec(data)?.[1]
  return random
    ? data.replaceAll(`"${random}v"`, `"${NAME}v"`).replaceAll(`"${random}m"`, `"${NAME}m"`)
    : data
}

function parsed(text: string | undefined): string | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}

function literal(text: string): string {
  return escapeInJson(JSON.stringify(text), /[<\u2028\u2029]/g)
}

/** A preload hint in a page's data (components/static/preload-file.ts). */
const HINT = /^:HL(\["[^\n]*","image",\{[^\n]*\}\])$/gm
const FIRST_STYLESHEET = '<link rel="stylesheet"'
const PRELOADS = /<link rel="preload" as="image" [^>]*\/>/g

/** Moves preload links of hinted pictures to the top. React writes them only if the hint arrived in time. */
function hoistPicturePreloads(html: string, data: string): string {
  const links = [...data.matchAll(HINT)].map(([, hint]) => linkFor(hint as string))
  if (links.length === 0 || !html.includes(FIRST_STYLESHEET)) return html
  return html
    .replaceAll(PRELOADS, (link) => (links.some(({ names }) => link.includes(names)) ? '' : link))
    .replace(FIRST_STYLESHEET, () => links.map(({ link }) => link).join('') + FIRST_STYLESHEET)
}

function linkFor(hint: string): { names: string; link: string } {
  const [address, , options] = JSON.parse(hint) as [string, string, Record<string, unknown>]
  const { imageSrcSet, ...rest } = options
  const names = imageSrcSet
    ? `imageSrcSet="${escapeHtml(String(imageSrcSet))}"`
    : `href="${escapeHtml(address)}"`
  const attributes = Object.entries(rest).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
  return { names, link: `<link rel="preload" as="image" ${[...attributes, names].join(' ')}/>` }
}
