import { escapeHtml } from '@/lib/platform/escape-html'
import { escapeInJson } from '@/lib/platform/json-escape'
import type { Rendered } from '@/lib/server/front/in-memory-request'
import type { PagePolicy } from '@/lib/server/front/script-policy'
import { scriptsAfterPaint } from '@/lib/server/front/scripts-after-paint'

/** Makes a page ready to store: same bytes for same content, scripts after paint, a policy by hash. */
export function preparedPage(rendered: Rendered, policyOf?: PagePolicy): Rendered {
  const text = rendered.body.toString()
  const isDocument = rendered.headers['content-type']?.startsWith('text/html')
  const body = Buffer.from(
    isDocument ? scriptsAfterPaint(stablePage(withoutUnusedFaces(text))) : stableData(text),
  )
  const policy = isDocument && policyOf?.(body)
  const { link, ...others } = rendered.headers
  const headers = {
    ...others,
    ...(link && { link: isDocument ? withoutUnusedHints(String(link), text) : link }),
    ...(policy && { 'content-security-policy': policy }),
  }
  return { ...rendered, headers, body }
}

const UNUSED_FACES = /^<!DOCTYPE html><html[^>]* data-unused-faces="([\w ]+)"/
const FACE_PRELOAD =
  /<link rel="preload"(?=[^>]* as="font")[^>]* href="\/_next\/static\/media\/(\w+)-s\.p\.[^>]*\/>/g

/** Next preloads our own type also where a company chose another (lib/site/brand/faces.ts). */
export function withoutUnusedFaces(html: string): string {
  const unused = unusedFaces(html)
  return unused.length > 0
    ? html.replaceAll(FACE_PRELOAD, (link, name: string) => (unused.includes(name) ? '' : link))
    : html
}

/** Likewise in the header `Link`, in which Next names them again. */
export function withoutUnusedHints(link: string, html: string): string {
  const unused = unusedFaces(html)
  return link
    .split(/,\s*(?=<)/)
    .filter((hint) => !unused.some((name) => hint.startsWith(`</_next/static/media/${name}-s.p.`)))
    .join(', ')
}

function unusedFaces(html: string): string[] {
  return UNUSED_FACES.exec(html)?.[1]?.split(' ') ?? []
}

/** Same length as the random name that it replaces. */
const NAME = 'porchlight-page-cache'

/** Data chunks as Next writes them; `</script>` cannot occur inside one. */
const DATA = /<script>self\.__next_f\.push\(\[1,(.*?)\]\)<\/script>/gs

const MARK = '<meta name="next-size-adjust" content=""/>'

/** Makes a document's bytes depend on its content alone. Unchanged where Next or React write otherwise. */
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

/** Rows of React page data: `id:…` and newline, `id:T<hex length>,<bytes>` for long texts, `:…` for hints. */
type Row = { id: string; isText: boolean; text: string }

/** Rows with other length framing, and rows of failed parts. */
const NOT_OURS = /^[0-9a-f]*:[AOoUSsLlGgMmVbE](?:[0-9a-f]+,|\{)/
const ID = /^[0-9a-f]*$/

const COLON = 0x3a
const COMMA = 0x2c
const NEWLINE = 0x0a
const TEXT = 0x54

/** Null when the data contains unknown rows. */
function rowsOf(text: string): Row[] | null {
  const data = Buffer.from(text)
  const rows: Row[] = []
  for (let at = 0; at < data.length; ) {
    const colon = data.indexOf(COLON, at)
    const id = data.toString('latin1', at, colon)
    const isText = data[colon + 1] === TEXT
    const end = isText ? endOfText(data, colon + 2) : data.indexOf(NEWLINE, at) + 1
    const row = { id, isText, text: data.toString('utf8', at, end) }
    if (!(end > at) || !ID.test(id) || NOT_OURS.test(row.text)) return null
    rows.push(row)
    at = end
  }
  return rows
}

function endOfText(data: Buffer, at: number): number {
  const comma = data.indexOf(COMMA, at)
  return comma + 1 + Number.parseInt(data.toString('latin1', at, comma), 16)
}

/** A static element (components/static/static-element.tsx) with its content, inline or in another row. */
const CONTENT = /("content":"[\w-]{8}"),"html":"(?:\$[0-9a-f]+|(?:[^"\\]|\\.)*)"/g

/** For documents that hold the content as HTML. */
function withoutContent(rows: Row[]): Row[] {
  return rows.map((row) => (row.isText ? row : { ...row, text: row.text.replaceAll(CONTENT, '$1') }))
}

/** A property without a value. Literal text that starts this way has a second dollar sign. */
const UNDEFINED = /,"[\w-]+":"\$undefined"|(?<=\{)"[\w-]+":"\$undefined"(?:,"[\w-]+":"\$undefined")*,?/g

/** Drops undefined properties: React ignores them, and Next writes fifty per page. */
function withoutUndefined(rows: Row[]): Row[] {
  return rows.map((row) => (row.isText ? row : { ...row, text: row.text.replaceAll(UNDEFINED, '') }))
}

/** A reference between rows. Literal text that starts this way has a second dollar sign. */
const REFERENCE = /(?<!\\)"\$([L@QWBKZih]?)([0-9a-f]+)(?=[":])/g

/** Removes timing differences and unused rows. Null when the root or a row is missing. */
function inOrder(rows: Row[]): string | null {
  const byId = new Map<string, Row[]>()
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row])
  const hints = byId.get('') ?? []
  byId.delete('')
  const order = new Map<string, string>()
  const emitted: Row[] = []
  let complete = true

  function visit(id: string): void {
    if (order.has(id)) return
    const own = byId.get(id)
    if (!own) {
      complete = false
      return
    }
    order.set(id, id === '0' ? '0' : order.size.toString(16))
    for (const { isText, text } of own)
      if (!isText) for (const [, , referred] of text.matchAll(REFERENCE)) visit(referred as string)
    emitted.push(...own)
  }

  visit('0')
  if (!complete) return null
  const renamed = emitted.map(({ id, isText, text }) => {
    const rest = text.slice(id.length)
    return (
      order.get(id) +
      (isText ? rest : rest.replaceAll(REFERENCE, (_, kind, to) => `"$${kind}${order.get(to)}`))
    )
  })
  return [...new Set(hints.map(({ text }) => text).sort()), ...renamed].join('')
}
