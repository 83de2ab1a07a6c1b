import 'server-only'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { invalidFields, unavailable } from '@/lib/platform/errors'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'

/** Objects of a PDF can be packed a thousand times smaller than they are. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024

const RUNS = 'This PDF contains a script or starts a program. Print it to a new PDF and upload that one'
const NO_PAGES = 'This PDF has no pages'
const UNREADABLE = 'This PDF is locked or damaged, so it cannot be checked. Save it without a password'

const refused = (reason: string) => invalidFields({ file: reason }, reason)

/** One at a time, because each is read into memory. */
const inTurn = limitConcurrency(1, {
  waiting: 20,
  refuse: () => unavailable(10, 'Many files are being checked. Please try again in a moment'),
})

/**
 * Refuses a PDF without a page tree, with JavaScript or with an action that starts a program, also in packed
 * objects, and one whose packed objects cannot be read. @throws AppError 400 with text to show, 503
 */
export async function assertSafePdf(path: string): Promise<void> {
  await inTurn(async () => assertSafe((await readFile(path)).toString('latin1')))
}

async function assertSafe(file: string): Promise<void> {
  // Viewers also find objects inside of streams, by their place in the file.
  if (hasName(file, (name) => name === 'JavaScript' || name === 'Launch')) throw refused(RUNS)
  const objects = [withoutStreams(file), ...(await packedObjects(file))]
  const runs = (name: string) => name === 'JavaScript' || name === 'JS' || name === 'Launch'
  if (objects.some((text) => hasName(text, runs))) throw refused(RUNS)
  if (!objects.some((text) => /\/Type\s*\/Pages?(?![A-Za-z])/.test(plainNames(text)))) throw refused(NO_PAGES)
}

const NAME = /\/((?:[^\s\0()<>[\]{}/%#]|#[0-9a-f]{2})+)/gi

function hasName(text: string, isMeant: (name: string) => boolean): boolean {
  for (const [, name = ''] of text.matchAll(NAME)) if (isMeant(plainName(name))) return true
  return false
}

/** '/J#53' is '/JS'. */
function plainName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function plainNames(text: string): string {
  return text.includes('#') ? text.replace(NAME, (_, name: string) => `/${plainName(name)}`) : text
}

/** `head`: the text since the stream before, with this stream's dictionary. */
type Stream = { head: string; at: number; end: number }

const BEGIN = /\bstream[ \t]*(?:\r\n|\r|\n)/g

function* streamsOf(file: string): Generator<Stream> {
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
function withoutStreams(file: string): string {
  let text = ''
  let from = 0
  for (const { head, end } of streamsOf(file)) {
    text += head
    from = end
  }
  return text + file.slice(from)
}

/** Viewers find packed objects by these names; an outline has another `First`, a reference. */
const PACKED = /\/(?:ObjStm|First\s*\d+(?!\d|\s+\d+\s+R))(?![A-Za-z])/

const unpack = promisify(inflate)

/** The contents of all object streams. @throws AppError 400 when one cannot be read */
async function packedObjects(file: string): Promise<string[]> {
  const packed: string[] = []
  let room = MAX_UNPACKED_BYTES
  for (const { head, at, end } of streamsOf(file)) {
    const names = plainNames(head)
    if (!PACKED.test(names)) continue
    const text = await contentOf(names, file.slice(at, end), room)
    room -= text.length
    if (room <= 0) throw refused(UNREADABLE)
    packed.push(text)
  }
  // The names in packed objects of an encrypted file are not what they seem.
  if (packed.length > 0 && hasName(withoutStreams(file), (name) => name === 'Encrypt'))
    throw refused(UNREADABLE)
  return packed
}

async function contentOf(head: string, data: string, room: number): Promise<string> {
  if (!head.includes('/Filter')) return data
  const filters = head.match(/\/(?:[A-Za-z0-9]+Decode|Fl|Crypt|LZW|A85|AHx|RL)(?![A-Za-z])/g) ?? []
  const isPlain = filters.length === 1 && /^\/Fl(?:ateDecode)?$/.test(filters[0] ?? '')
  if (!isPlain || /\/Predictor\s+(?!1\b)/.test(head)) throw refused(UNREADABLE)
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: room }
  const bytes = await unpack(Buffer.from(data, 'latin1'), options).catch(() => {
    throw refused(UNREADABLE)
  })
  return bytes.toString('latin1')
}
