import { isPdf, MAX_PDF_BYTES, NOT_A_PDF, PDF_HEAD_BYTES, PDF_TOO_LARGE } from '@/lib/platform/pdf/pdf-limits'

/** Returns why the server would refuse the file, judging by size and first bytes; null when it is fine. */
export async function pdfFault(file: File): Promise<string | null> {
  if (file.size > MAX_PDF_BYTES) return PDF_TOO_LARGE
  return isPdf(new Uint8Array(await file.slice(0, PDF_HEAD_BYTES).arrayBuffer())) ? null : NOT_A_PDF
}
