import 'server-only'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

/** A PDF's bytes as Latin-1 text. */
export type PdfFile = string

const NAME = /\/((?:[^\s\0()<>[\]{}/%#]|#[0-9a-f]{2})+)/gi

/** True when one of the names in a text is meant, in any spelling. */
export function hasName(text: string, isMeant: (name: string) => boolean): boolean {
  for (const [, name = ''] of text.matchAll(NAME)) if (isMeant(plainName(name))) return true
  return false
}

/** '/J#53' is '/JS'. */
export function plainName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

export function plainNames(text: string): string {
  return text.includes('#') ? text.replace(NAME, (_, name: string) => `/${plainName(name)}`) : text
}

/** `head`: the text since the stream before, with this stream's dictionary. */
type Stream = { head: string; at: number; end: number }

const BEGIN = /\bstream[ \t]*(?:\r\n|\r|\n)/g

/** The streams of a file, found by their words and not by its index, which can lie. */
export function* streamsOf(file: PdfFile): Generator<Stream> {
  const begin = new RegExp(BEGIN)
  let from = 0
  for (let found = begin.exec(file); found; found = begin.exec(file)) {
    const at = begin.lastIndex
    const next = file.indexOf('endstream', at)
    const end = next < 0 ? file.length : next
    yield { head: file.slice(from, at), at, end }
    from = end
    begin.lastIndex = end
  }
}

/** Compressed pictures contain every short name by chance. */
export function withoutStreams(file: PdfFile): string {
  let text = ''
  let from = 0
  for (const { head, end } of streamsOf(file)) {
    text += head
    from = end
  }
  return text + file.slice(from)
}

const unpack = promisify(inflate)

/**
 * The content of a stream by its dictionary (with plain names), of at most `room` bytes; null when it is
 * packed in a rare way, is damaged or is larger.
 */
export async function contentOf(dictionary: string, data: string, room: number): Promise<string | null> {
  if (!dictionary.includes('/Filter')) return data.length < room ? data : null
  const filters = dictionary.match(/\/(?:[A-Za-z0-9]+Decode|Fl|Crypt|LZW|A85|AHx|RL)(?![A-Za-z])/g) ?? []
  const isPlain = filters.length === 1 && /^\/Fl(?:ateDecode)?$/.test(filters[0] ?? '')
  if (!isPlain || /\/Predictor\s+(?!1\b)/.test(dictionary)) return null
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, room) }
  const bytes = await unpack(Buffer.from(data, 'latin1'), options).catch(() => null)
  return bytes === null ? null : bytes.toString('latin1')
}
