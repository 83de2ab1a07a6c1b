import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'
import { type PdfFindings, pdfFindings } from '@/lib/platform/pdf/pdf-findings'

/** Keeps what the inspection of a stored file found; the same file has the same key. */
export async function storeCheck(
  tx: Tx,
  objectKey: string,
  { pages, faults }: PdfFindings,
  { isPrivate }: { isPrivate: boolean },
): Promise<void> {
  const found = { pages, faults, isPrivate }
  await tx.documentCheck.upsert({
    where: { objectKey },
    create: { objectKey, ...found },
    update: { ...found, checkedAt: new Date() },
  })
}

/** The findings about a stored file; null before its inspection. */
export async function readCheck(objectKey: string): Promise<PdfFindings | null> {
  const row = await db.documentCheck.findUnique({ where: { objectKey } })
  return row && pdfFindings.parse({ pages: row.pages, faults: row.faults })
}
