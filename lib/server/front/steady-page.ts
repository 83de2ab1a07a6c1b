import { escapeInJson } from '@/lib/platform/json-escape'
import { picturesEarly } from '@/lib/server/front/early-pictures'
import { inOrder, rowsOf, withoutContent, withoutUndefined } from '@/lib/server/front/page-data'

/** As many characters as the random name that stands in its place. */
const NAME = 'porchlight-page-cache'

/** As Next hands a page's data to React, piece by piece; what closes a script cannot stand inside one. */
const DATA = /<script>self\.__next_f\.push\(\[1,(.*?)\]\)<\/script>/gs

const MARK = '<meta name="next-size-adjust" content=""/>'

/**
 * A document whose bytes depend on its content alone, at every render and on every instance: its data in one order, without
 * the random name of each render, and without what says nothing or stands in its HTML already. Unchanged as far as Next or
 * React write it in another way: then it is larger, and its ETag changes more often than the page.
 */
export function steadyPage(html: string): string {
  const pieces = [...html.matchAll(DATA)].map(([, text]) => parsed(text))
  if (pieces.length === 0 || pieces.includes(null)) return html
  const rows = rowsOf(withoutRandomName(pieces.join('')))
  const data = rows && inOrder(withoutUndefined(withoutContent(rows)))
  if (!data) return html
  let place = 0
  return picturesEarly(withMarkLast(html), data).replaceAll(DATA, () =>
    place++ === 0 ? `<script>self.__next_f.push([1,${literal(data)}])</script>` : '',
  )
}

/** Next marks that fonts were adjusted, before or after the page's own words, as these were ready. */
function withMarkLast(html: string): string {
  return html.includes(MARK) ? html.replace(MARK, '').replace('</head>', `${MARK}</head>`) : html
}

/** The same for the data a click asks for, which is all there is: content stays. */
export function steadyData(data: string): string {
  const named = withoutRandomName(data)
  const rows = rowsOf(named)
  return (rows && inOrder(withoutUndefined(rows))) || named
}

/** Next gives each render a name, as React keys of the head, twice. */
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
