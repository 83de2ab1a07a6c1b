import 'server-only'
import { invalidFields } from '@/lib/platform/errors'
import { isPdf, MAX_PDF_BYTES, NOT_A_PDF, PDF_TOO_LARGE } from '@/lib/platform/media/pdf-limits'
import { type ReceivedFile, withReceivedFile } from '@/lib/platform/media/receive-file'

const refused = (reason: string) => invalidFields({ file: reason }, reason)

/** Receives a PDF into a temporary file for `use`. @throws AppError 413 over 20 MB, 400 for anything else */
export function receivePdf<T>(
  body: ReadableStream<Uint8Array> | null,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const checkHead = (head: Buffer) => {
    if (!isPdf(head)) throw refused(NOT_A_PDF)
  }
  const rules = { maxBytes: MAX_PDF_BYTES, tooLarge: PDF_TOO_LARGE, checkHead }
  return withReceivedFile(body, rules, async (file) => {
    if (!file.tail.includes('%%EOF')) throw refused('This PDF is not whole. Please save it again and retry')
    return use(file)
  })
}
