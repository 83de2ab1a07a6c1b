import { inflateSync } from 'node:zlib'

/** Words in drawing order, structure elements, and names of fonts of one of our PDFs. */
export type ReadPdf = {
  words: string
  tags: string[]
  fonts: string[]
  isTagged: boolean
  language: string | null
  /** A figure has a text in its place. */
  hasAlt: boolean
}

/** Reads a PDF that pdfkit wrote: embedded fonts with Unicode tables, compressed streams. */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = objectsOf(pdf)
  const bodies = [...objects.values()]
  const letters = lettersByFont(objects)
  const catalog = bodies.find(({ body }) => body.includes('/Type /Catalog'))?.body ?? ''
  const contents = bodies.flatMap(({ body }) =>
    [...body.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) => id ?? ''),
  )
  const words = contents.map((id) => wordsIn(objects.get(id)?.stream ?? '', letters)).join(' ')
  return {
    words: words.replaceAll(/\s+/g, ' '),
    tags: bodies.flatMap(({ body }) => /^<<\s*\/S \/(\w+)\s/.exec(body)?.[1] ?? []),
    fonts: [...new Set(bodies.flatMap(({ body }) => /\/BaseFont \/([\w+-]+)/.exec(body)?.[1] ?? []))],
    isTagged: bodies.some(({ body }) => body.includes('/Marked true')) && /\/StructTreeRoot/.test(catalog),
    language: /\/Lang \((.*?)\)/.exec(catalog)?.[1] ?? null,
    hasAlt: bodies.some(({ body }) => body.includes('/S /Figure') && body.includes('/Alt (')),
  }
}

type Stored = { body: string; stream: string }

function objectsOf(pdf: Buffer): Map<string, Stored> {
  const text = pdf.toString('latin1')
  const found = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)]
  return new Map(
    found.map(([, id = '', whole = '']) => {
      const at = whole.indexOf('\nstream\n')
      if (at < 0) return [id, { body: whole, stream: '' }]
      const body = whole.slice(0, at)
      const bytes = Buffer.from(whole.slice(at + 8, whole.lastIndexOf('\nendstream')), 'latin1')
      const isPacked = body.includes('/FlateDecode')
      return [id, { body, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') }]
    }),
  )
}

/** Letters by glyph number, for each font by the name that pages give it. */
function lettersByFont(objects: Map<string, Stored>): Map<string, string[]> {
  const named = [...objects.values()].flatMap(({ body }) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    named.map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.body ?? '')?.[1] ?? ''
      const ranges = [...(objects.get(table)?.stream ?? '').matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)]
      const letters: string[] = []
      for (const [, first = '0', codes = ''] of ranges) {
        for (const [at, [, code = '']] of [...codes.matchAll(/<([\w ]*)>/g)].entries())
          letters[Number.parseInt(first, 16) + at] = String.fromCharCode(
            ...(code.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
          )
      }
      return [name, letters]
    }),
  )
}

function wordsIn(content: string, fonts: Map<string, string[]>): string {
  let letters: string[] = []
  const words: string[] = []
  for (const [, font, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? []
    else
      words.push(
        [...glyphs.matchAll(/<(\w+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? [])
          .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '\uFFFD')
          .join(''),
      )
  }
  return words.join(' ')
}
