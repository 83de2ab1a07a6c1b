import 'server-only'
import { db } from '@/lib/platform/database/db'
import { type ComparedAddress, comparedAddresses } from '@/lib/records/page-uniqueness/compared-addresses'
import { mainText } from '@/lib/records/page-uniqueness/main-text'
import { readOwnPage } from '@/lib/records/page-uniqueness/own-pages'
import { shinglesOf } from '@/lib/records/page-uniqueness/shingles'

/** Reads pages until time is up. @returns the last path, null at the end. @throws SiteUnreachable */
export async function readPages(
  { began, after, untilMs }: { began: Date; after: string; untilMs: number },
  signal: AbortSignal,
): Promise<string | null> {
  for (const address of await comparedAddresses()) {
    if (address.path <= after) continue
    await readOne(address, began, signal)
    if (signal.aborted || performance.now() >= untilMs) return address.path
  }
  return null
}

/** A page that fails keeps its previous data. */
async function readOne(
  { path, names, ...place }: ComparedAddress,
  began: Date,
  signal: AbortSignal,
): Promise<void> {
  const { html, isGone } = await readOwnPage(path, signal)
  if (isGone) return
  const text = html && mainText(html)
  if (text === null) {
    await db.pageUniqueness.updateMany({ where: { path }, data: { readAt: began } })
    return
  }
  const { words, shingles } = shinglesOf(text, names)
  const data = { ...place, words, shingles: Uint8Array.from(new Uint8Array(shingles.buffer)), readAt: began }
  await db.pageUniqueness.upsert({ where: { path }, create: { path, ...data }, update: data })
}
