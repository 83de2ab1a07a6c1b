import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { publicKey } from '@/lib/platform/journal/journal-keys'
import { JOURNAL_PARTS, type JournalPart, type JournalPlace } from '@/lib/platform/journal/journal-place'
import { journalPlaces } from '@/lib/platform/journal/journal-places'
import {
  assertWhole,
  indexOf,
  type SealedEntry,
  sealEntry,
  UnreadableEntry,
} from '@/lib/platform/journal/seal'
import { log } from '@/lib/platform/log'

/** A slow disk or store must not keep a family waiting whose lead the database has. */
const WRITE_LIMIT_MS = 1_500
/** A place that failed is not waited for again at once. */
const PAUSE_MS = 15_000

const marksSchema = z.object({
  /** The database stored the lead. After a restore it may be missing there, and its mail has gone out. */
  stored: z.boolean().optional(),
  /** Addresses that were alerted from memory. */
  alerted: z.array(z.string()).optional(),
})

export type Marks = z.output<typeof marksSchema>

const failedAt = new Map<JournalPlace, number>()

export const isJournalOn = (): boolean => journalPlaces().length > 0

type Written = {
  id: string
  text: string
  /** Id of the lead, and keyed digests of its number and address. */
  lead: string
  who: string[]
}

export type Writing = {
  /** True once a place has it durably; false after 1.5 seconds without one. */
  inTime: Promise<boolean>
  /** True once a place has it, however late; false when all have failed. */
  atLast: Promise<boolean>
  /** Every place has answered. */
  ended: Promise<unknown>
}

type Write = { isAwaited: boolean; done: Promise<boolean> }

/** Seals an entry and writes it to all places. None of the promises rejects. */
export function writeEntry(written: Written): Writing {
  const begun = beginWrites(written)
  const ended = begun.then((writes) => Promise.all(writes.map(({ done }) => done)))
  return { inTime: begun.then(isWrittenInTime), atLast: begun.then(isWrittenAtLast), ended }
}

async function beginWrites({ id, text, ...index }: Written): Promise<Write[]> {
  try {
    const sealed = sealEntry(id, text, await publicKey(), index)
    return journalPlaces().map((place) => ({
      isAwaited: !isPaused(place),
      done: attempt(place, () => writeTo(place, id, sealed)),
    }))
  } catch (error) {
    log.error({ err: error }, 'a lead could not be sealed for the journal')
    return []
  }
}

async function isWrittenInTime(writes: Write[]): Promise<boolean> {
  const limit = sleep(WRITE_LIMIT_MS, undefined, { ref: false })
  let isWritten = false
  const within = (some: Write[]) => {
    const all = some.map(async ({ done }) => {
      if (await done) isWritten = true
    })
    return Promise.race([Promise.all(all), limit])
  }
  await within(writes.filter(({ isAwaited }) => isAwaited))
  if (!isWritten) await within(writes)
  return isWritten
}

async function isWrittenAtLast(writes: Write[]): Promise<boolean> {
  const first = writes.map(async ({ done }) => (await done) || Promise.reject(new Error('not written')))
  return Promise.any(first).catch(() => false)
}

/** Both are needed: an entry without its key counts as destroyed. */
async function writeTo(place: JournalPlace, id: string, { entry, key }: SealedEntry): Promise<void> {
  await Promise.all([place.put('keys', id, key), place.put('entries', id, entry)])
}

const isPaused = (place: JournalPlace) => performance.now() - (failedAt.get(place) ?? -PAUSE_MS) < PAUSE_MS

async function attempt(place: JournalPlace, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    failedAt.delete(place)
    return true
  } catch (error) {
    if (!isPaused(place)) log.error({ err: error, place: place.name }, 'the lead journal cannot be written')
    failedAt.set(place, performance.now())
    return false
  }
}

/** Notes what became of an entry, in every place that can be reached. */
export async function markEntry(id: string, marks: Marks): Promise<void> {
  const data = Buffer.from(JSON.stringify(marks))
  await Promise.all(journalPlaces().map((place) => attempt(place, () => place.put('marks', id, data))))
}

export async function marksOf(id: string): Promise<Marks> {
  const all = await Promise.all(journalPlaces().map((place) => readIn(place, 'marks', id)))
  const marks = all.flatMap((data) => (data ? (marksSchema.safeParse(jsonOf(data)).data ?? []) : []))
  return {
    stored: marks.some(({ stored }) => stored),
    alerted: [...new Set(marks.flatMap(({ alerted }) => alerted ?? []))],
  }
}

/** Ids of all entries that still have a key, oldest first. A place that fails is left out. */
export async function journaledIds(): Promise<string[]> {
  const lists = await Promise.all(
    journalPlaces().map(async (place) => {
      try {
        const [entries, keys] = await Promise.all([place.list('entries'), place.list('keys')])
        const withKey = new Set(keys)
        return entries.filter((id) => withKey.has(id))
      } catch (error) {
        log.error({ err: error, place: place.name }, 'the lead journal cannot be read')
        return []
      }
    }),
  )
  return [...new Set(lists.flat())].sort()
}

/** Milliseconds since 1970 when an entry was written. */
export const writtenAt = (id: string): number => Number(id.slice(0, id.indexOf('-')))

/** The first whole copy of an entry; null after its key has gone. @throws UnreadableEntry without one */
export async function readSealed(id: string): Promise<SealedEntry | null> {
  let isTorn = false
  for (const place of journalPlaces()) {
    const [entry, key] = await Promise.all([readIn(place, 'entries', id), readIn(place, 'keys', id)])
    if (!entry || !key) continue
    try {
      assertWhole({ entry, key })
      return { entry, key }
    } catch {
      isTorn = true
    }
  }
  if (isTorn) throw new UnreadableEntry('torn')
  return null
}

async function readIn(place: JournalPlace, part: JournalPart, id: string): Promise<Buffer | null> {
  return place.read(part, id).catch((error: unknown) => {
    log.error({ err: error, place: place.name }, 'the lead journal cannot be read')
    return null
  })
}

/** Removes entries everywhere, the key first. @throws when a place cannot be reached: try again */
export async function destroyEntries(ids: string[]): Promise<void> {
  for (const place of journalPlaces()) {
    for (const id of ids) {
      for (const part of [...JOURNAL_PARTS].sort((a) => (a === 'keys' ? -1 : 1))) await place.remove(part, id)
    }
  }
}

type About = { leads: string[]; who: string[] }

/**
 * Entries of these leads, or of a person with these digests. Families share telephones, so an entry with the
 * number and another address is someone else's. @throws when a place cannot be read
 */
export async function entriesAbout({ leads, who }: About): Promise<string[]> {
  const isTheirs = (one: string) => who.includes(one)
  const found = new Set<string>()
  for (const place of journalPlaces()) {
    for (const id of await place.list('keys')) {
      if (found.has(id)) continue
      const key = await place.read('keys', id)
      const index = key && indexOf(key)
      if (!index) continue
      const isAbout =
        who.length > 1 ? index.who.length > 0 && index.who.every(isTheirs) : index.who.some(isTheirs)
      if (isAbout || leads.includes(index.lead)) found.add(id)
    }
  }
  return [...found]
}

/** Copies what a place missed while it could not be reached. Destroyed entries do not come back. */
export async function completePlaces(ids: readonly string[]): Promise<void> {
  for (const place of journalPlaces()) {
    const own = new Set(await place.list('entries').catch(() => ids))
    for (const id of ids.filter((one) => !own.has(one))) {
      const sealed = await readSealed(id).catch(() => null)
      if (!sealed || !(await attempt(place, () => writeTo(place, id, sealed)))) break
      const marks = await marksOf(id)
      if (marks.stored || marks.alerted?.length)
        await place.put('marks', id, Buffer.from(JSON.stringify(marks)))
    }
  }
}

/** Writes and removes a file in every place. @returns the places that fail */
export async function failingPlaces(): Promise<JournalPlace[]> {
  const id = `0-check-${process.pid}`
  const tried = await Promise.all(
    journalPlaces().map(async (place) => {
      const works = await attempt(place, async () => {
        await place.put('marks', id, Buffer.from('{}'))
        await place.remove('marks', id)
      })
      return works ? [] : [place]
    }),
  )
  return tried.flat()
}

function jsonOf(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return null
  }
}
