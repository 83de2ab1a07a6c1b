import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '@/lib/site/communities/distance'

/** Written by scripts/places.mjs: eight bytes each, in the order of the codes. */
const FILE = join(/* turbopackIgnore: true */ process.cwd(), 'lib/site/places/zips.bin')
const ENTRY = 8

let table: Promise<Buffer> | undefined

/** The center of a ZIP code, to about a mile; null for anything else. The first one reads the table. */
export async function placeOfZip(zip: string | null): Promise<Place | null> {
  const digits = /^\s*(\d{5})(-\d{4})?\s*$/.exec(zip ?? '')?.[1]
  if (!digits) return null
  table ??= readFile(FILE)
  const entries = await table
  const code = Number(digits)
  let [low, high] = [0, entries.length / ENTRY - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = entries.readUInt32LE(middle * ENTRY)
    if (found === code) {
      const latitude = entries.readInt16LE(middle * ENTRY + 4) / 100
      return { latitude, longitude: entries.readInt16LE(middle * ENTRY + 6) / 100 }
    }
    if (found < code) low = middle + 1
    else high = middle - 1
  }
  return null
}
