import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { contentOf, hasName, type PdfFile, plainNames, streamsOf } from '@/lib/platform/pdf/pdf-streams'
import {
  isName,
  isReference,
  type PdfDictionary,
  type PdfValue,
  readValue,
} from '@/lib/platform/pdf/pdf-values'

/** Beyond these a file is not read on: a page of a community's newsletter needs a thousandth. */
const LIMITS = {
  objects: 300_000,
  packedBytes: 32 * 1024 * 1024,
  contentBytes: 32 * 1024 * 1024,
  /** Text of objects that is parsed. */
  parsedBytes: 32 * 1024 * 1024,
} as const

/** After this long other requests of the process get their turn. */
const SLICE_MS = 15

/** A file is too large to be inspected completely. */
class PdfLimitError extends Error {}

type StoredObject = { text: string; stream: { at: number; end: number } | null }

const OBJECT = /(?<!\d)(\d{1,10})\s{1,20}\d{1,5}\s{1,20}obj(?![A-Za-z])/g

/** The objects of a PDF, by number. Read by their words, so a damaged index does not matter. */
export class PdfObjects {
  readonly #file: PdfFile
  readonly #objects = new Map<number, StoredObject>()
  readonly #values = new Map<number, PdfValue>()
  #sliceBegan = performance.now()
  #packedRoom = LIMITS.packedBytes as number
  #contentRoom = LIMITS.contentBytes as number
  #parsedRoom = LIMITS.parsedBytes as number
  /** The last root and information that a trailer names. */
  #root: number | null = null
  #information: number | null = null
  isEncrypted = false

  private constructor(file: PdfFile) {
    this.#file = file
  }

  /** @throws PdfLimitError */
  static async read(file: PdfFile): Promise<PdfObjects> {
    const objects = new PdfObjects(file)
    let from = 0
    for (const stream of streamsOf(file)) {
      await objects.#add(stream.head, stream)
      from = stream.end
    }
    await objects.#add(file.slice(from), null)
    return objects
  }

  get catalog(): PdfDictionary {
    return this.dictionary(this.#root === null ? null : { object: this.#root })
  }

  get information(): PdfDictionary {
    return this.dictionary(this.#information === null ? null : { object: this.#information })
  }

  /** The value itself, or the one it refers to. @throws PdfLimitError */
  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null
    for (let step = 0; isReference(found) && step < 8; step += 1) found = this.#valueOf(found.object)
    return isReference(found) ? null : found
  }

  /** An empty dictionary for other values. @throws PdfLimitError */
  dictionary(value: PdfValue | undefined): PdfDictionary {
    const found = this.resolve(value)
    return found instanceof Map ? found : new Map()
  }

  /** A list, or one value as a list; none for null. @throws PdfLimitError */
  list(value: PdfValue | undefined): PdfValue[] {
    const found = this.resolve(value)
    if (Array.isArray(found)) return found
    return found === null ? [] : [value as PdfValue]
  }

  /** The unpacked bytes of a stream; null for another value or a rare packing. @throws PdfLimitError */
  async content(value: PdfValue | undefined): Promise<string | null> {
    await this.pause()
    const stored = isReference(value) ? this.#objects.get(value.object) : undefined
    if (!stored?.stream) return null
    const data = this.#file.slice(stored.stream.at, stored.stream.end)
    const names = plainNames(stored.text)
    const content = await contentOf(names, data, this.#contentRoom)
    if (content === null) return null
    this.#contentRoom -= content.length
    if (this.#contentRoom <= 0) throw new PdfLimitError()
    return content
  }

  /** Lets other requests of the process run, when it is time. */
  async pause(): Promise<void> {
    if (performance.now() - this.#sliceBegan < SLICE_MS) return
    await nextTurn()
    this.#sliceBegan = performance.now()
  }

  #valueOf(number: number): PdfValue {
    const known = this.#values.get(number)
    if (known !== undefined) return known
    const text = this.#objects.get(number)?.text ?? ''
    this.#parsedRoom -= text.length
    if (this.#parsedRoom <= 0) throw new PdfLimitError()
    const value = readValue(text)
    this.#values.set(number, value)
    return value
  }

  async #add(head: string, stream: { at: number; end: number } | null): Promise<void> {
    await this.#addPlain(head, stream)
    const names = plainNames(head)
    this.#root = lastReference(names, /\/Root\s{0,20}(\d{1,10})\s{1,20}\d{1,5}\s{1,20}R/g) ?? this.#root
    this.#information =
      lastReference(names, /\/Info\s{0,20}(\d{1,10})\s{1,20}\d{1,5}\s{1,20}R/g) ?? this.#information
    if (hasName(head, (name) => name === 'Encrypt')) this.isEncrypted = true
    if (stream && /\/ObjStm(?![A-Za-z])/.test(names)) await this.#addPacked(names, stream)
  }

  async #addPlain(head: string, stream: { at: number; end: number } | null): Promise<void> {
    const found = [...head.matchAll(OBJECT)]
    for (const [at, { 1: number, index, 0: words }] of found.entries()) {
      const isLast = at === found.length - 1
      const text = head.slice(index + words.length, found[at + 1]?.index ?? head.length)
      this.#set(Number(number), { text, stream: isLast ? stream : null })
    }
    if (found.length > 0) await this.pause()
  }

  async #addPacked(names: string, { at, end }: { at: number; end: number }): Promise<void> {
    const dictionary = names.slice(names.lastIndexOf('obj'))
    const first = Number(/\/First\s*(\d{1,9})/.exec(dictionary)?.[1] ?? Number.NaN)
    const content = await contentOf(dictionary, this.#file.slice(at, end), this.#packedRoom)
    if (content === null || !Number.isFinite(first)) throw new PdfLimitError()
    this.#packedRoom -= content.length
    const numbers = content.slice(0, first).trim().split(/\s+/).map(Number)
    for (let pair = 0; pair + 1 < numbers.length; pair += 2) {
      const begin = first + (numbers[pair + 1] ?? 0)
      const next = numbers[pair + 3]
      const text = content.slice(begin, next === undefined ? undefined : first + next)
      this.#set(numbers[pair] ?? 0, { text, stream: null })
    }
  }

  /** Later objects replace earlier ones, as after an edit that only appended. */
  #set(number: number, object: StoredObject): void {
    this.#objects.set(number, object)
    if (this.#objects.size > LIMITS.objects) throw new PdfLimitError()
  }
}

export function nameOf(value: PdfValue | undefined): string {
  return isName(value) ? value.name : ''
}

function lastReference(text: string, pattern: RegExp): number | null {
  const last = [...text.matchAll(pattern)].at(-1)?.[1]
  return last === undefined ? null : Number(last)
}
