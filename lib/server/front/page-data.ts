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
export function rowsOf(text: string): Row[] | null {
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
export function withoutContent(rows: Row[]): Row[] {
  return rows.map((row) => (row.isText ? row : { ...row, text: row.text.replaceAll(CONTENT, '$1') }))
}

/** A property without a value. Literal text that starts this way has a second dollar sign. */
const UNDEFINED = /,"[\w-]+":"\$undefined"|(?<=\{)"[\w-]+":"\$undefined"(?:,"[\w-]+":"\$undefined")*,?/g

/** Drops undefined properties: React ignores them, and Next writes fifty per page. */
export function withoutUndefined(rows: Row[]): Row[] {
  return rows.map((row) => (row.isText ? row : { ...row, text: row.text.replaceAll(UNDEFINED, '') }))
}

/** A reference between rows. Literal text that starts this way has a second dollar sign. */
const REFERENCE = /(?<!\\)"\$([L@QWBKZih]?)([0-9a-f]+)(?=[":])/g

/** Removes timing differences and unused rows. Null when the root or a row is missing. */
export function inOrder(rows: Row[]): string | null {
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
