import 'server-only'
import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise } from 'yauzl'

const MAX_ENTRIES = 5_000

/** A file that is no ZIP, is damaged or encrypted, or unpacks to more than its limit. */
export class UnreadableZip extends Error {}

export type ZipEntries = {
  names: string[]
  /** Unpacks one entry; null when there is none of this name. @throws UnreadableZip */
  open(name: string): Promise<Readable | null>
}

/** Lists the entries of a ZIP in memory. @param maxBytes unpacked, of all entries @throws UnreadableZip */
export async function zipEntries(bytes: Buffer, maxBytes: number): Promise<ZipEntries> {
  try {
    // yauzl ends a stream that unpacks to more than its entry says, so what the entries say can be counted.
    const zip = await fromBufferPromise(bytes, { autoClose: false })
    const entries = new Map<string, Entry>()
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > maxBytes || entries.size >= MAX_ENTRIES)
        throw new UnreadableZip('The unpacked contents are too large')
      entries.set(entry.fileName, entry)
    }
    return {
      names: [...entries.keys()],
      async open(name) {
        const entry = entries.get(name)
        if (!entry) return null
        return zip.openReadStreamPromise(entry).catch((error: unknown) => {
          throw new UnreadableZip(String(error))
        })
      },
    }
  } catch (error) {
    throw error instanceof UnreadableZip ? error : new UnreadableZip(String(error))
  }
}
