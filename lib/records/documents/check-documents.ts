import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { db } from '@/lib/platform/database/db'
import { privateStorage, storage } from '@/lib/platform/integrations/storage'
import { inspectPdf } from '@/lib/platform/pdf/inspect-pdf'
import type { PdfFindings } from '@/lib/platform/pdf/pdf-findings'
import { MAX_PDF_BYTES } from '@/lib/platform/pdf/pdf-limits'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { linkedFiles } from '@/lib/records/documents/linked-files'
import { storeCheck } from '@/lib/records/documents/store-check'

/** Files inspected in one run; the rest follows in the next ones. */
const AT_ONCE = 60

/** Inspects PDFs that came before the check did, and counts which public records link to each. */
export const checkDocuments = defineSweep({
  name: 'check-documents',
  every: 10 * 60_000,
  run: checkAll,
})

/** One run: new files are inspected, uses counted, and files that are gone leave the list. */
async function checkAll(now: Date): Promise<void> {
  const [uses, owned, known] = await Promise.all([linkedFiles(now), ownedFiles(), knownUses()])
  // A guide lies in the private store, wherever else its key is mentioned.
  const files = new Map([...[...uses.keys()].map((key) => [key, false] as const), ...owned])
  const unseen = [...files].filter(([key]) => !known.has(key)).slice(0, AT_ONCE)
  for (const [key, isPrivate] of unseen) {
    const findings = await inspectStored(key, isPrivate)
    if (findings) await storeCheck(db, key, findings, { isPrivate })
  }
  // Not those that were uploaded since this run began.
  await db.documentCheck.deleteMany({
    where: { objectKey: { notIn: [...files.keys()] }, checkedAt: { lt: now } },
  })
  for (const key of files.keys()) {
    const found = uses.get(key) ?? []
    if (isDeepStrictEqual(known.get(key) ?? [], found)) continue
    await db.documentCheck.updateMany({ where: { objectKey: key }, data: { uses: found } })
  }
}

/** Files of records, by key; true for those in the private store. */
async function ownedFiles(): Promise<[key: string, isPrivate: boolean][]> {
  const [attachments, guides] = await Promise.all([
    db.postAttachment.findMany({ where: { mimeType: 'application/pdf' }, select: { objectKey: true } }),
    db.contentAsset.findMany({ where: { objectKey: { not: null } }, select: { objectKey: true } }),
  ])
  return [
    ...attachments.map(({ objectKey }): [string, boolean] => [objectKey, false]),
    ...guides.flatMap(({ objectKey }): [string, boolean][] => (objectKey ? [[objectKey, true]] : [])),
  ]
}

/** The uses of inspected files as last counted, by key. */
async function knownUses(): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.documentCheck.findMany({ select: { objectKey: true, uses: true } })
  return new Map(rows.map(({ objectKey, uses }) => [objectKey, uses]))
}

/** Null for a file that is not there: the link check reports what links to it. */
async function inspectStored(key: string, isPrivate: boolean): Promise<PdfFindings | null> {
  const store = isPrivate ? privateStorage() : storage()
  const size = await store.size(key)
  if (size === null) return null
  if (size > MAX_PDF_BYTES) return { pages: 0, faults: [{ fault: 'unread', count: 1 }] }
  return inspectPdf(await store.read(key))
}
