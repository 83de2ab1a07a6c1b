import { escapeInJson } from '@/lib/platform/json-escape'
import { inOrder, rowsOf, withoutContent, withoutUndefined } from '@/lib/server/front/page-data'
import { hoistPicturePreloads } from '@/lib/server/front/picture-preloads'

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
