/** As Next hands the page's data to React, piece by piece; what closes a script cannot stand inside one. */
const DATA = /<script>self\.__next_f\.push\(\[1,(.*?)\]\)<\/script>/gs

/** A static element in that data (components/static/static-element.tsx): its content, or the row that holds it. */
const CONTENT = /("content":"[\w-]{8}"),"html":"(\$[0-9a-f]+|(?:[^"\\]|\\.)*)"/g

/** A row that is framed by its length without being a text. */
const BINARY = /^[0-9a-f]+:[AOoUSsLlGgMmVb][0-9a-f]+,/

const COLON = 0x3a
const COMMA = 0x2c
const NEWLINE = 0x0a
const TEXT = 0x54

/**
 * The page with the content of its static elements in the HTML alone: React finds it there. It stands in the data as well,
 * because a click has nothing else. Unchanged when Next or React write their data in another way: then it only is larger.
 */
export function contentOnce(html: string): string {
  const scripts = [...html.matchAll(DATA)]
  const data = scripts.map(([, text]) => parsed(text))
  if (scripts.length === 0 || data.includes(null)) return html
  const shorter = withoutContent(data.join(''))
  if (shorter === null) return html
  let place = 0
  return html.replaceAll(DATA, () =>
    place++ === 0 ? `<script>self.__next_f.push([1,${literal(shorter)}])</script>` : '',
  )
}

/** React's rows without the content of static elements, and without the rows that held it; null where none is found. */
function withoutContent(data: string): string | null {
  const rows = rowsOf(Buffer.from(data))
  // Bytes within bytes: their lengths would no longer be right.
  if (rows.some(({ text }) => BINARY.test(text))) return null
  const held = new Set<string>()
  let found = 0
  const shorter = rows.map((row) => {
    if (row.isText) return row
    const text = row.text.replaceAll(CONTENT, (_, name: string, content: string) => {
      found += 1
      if (content.startsWith('$') && !content.startsWith('$$')) held.add(content.slice(1))
      return name
    })
    return { ...row, text }
  })
  const left = shorter.filter(({ id, isText }) => !(isText && held.has(id)))
  return found > 0 ? left.map(({ text }) => text).join('') : null
}

/** `id:T<length in hexadecimal>,<so many bytes>` for a long text, else `id:…` to the end of the line. */
function rowsOf(data: Buffer): { id: string; isText: boolean; text: string }[] {
  const rows = []
  for (let at = 0; at < data.length; ) {
    const colon = data.indexOf(COLON, at)
    const id = data.toString('latin1', at, colon)
    const isText = data[colon + 1] === TEXT
    const end = (isText && endOfText(data, colon + 2)) || data.indexOf(NEWLINE, at) + 1 || data.length
    rows.push({ id, isText, text: data.toString('utf8', at, end) })
    at = end
  }
  return rows
}

function endOfText(data: Buffer, at: number): number {
  const comma = data.indexOf(COMMA, at)
  return comma + 1 + Number.parseInt(data.toString('latin1', at, comma), 16)
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
  return JSON.stringify(text).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
