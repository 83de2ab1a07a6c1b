// Shared with the browser, which checks before it uploads.

export const MAX_PDF_BYTES = 20 * 1024 * 1024

export const PDF_TOO_LARGE = 'Files may have at most 20 MB'
export const NOT_A_PDF = 'Please choose a PDF file'

/** Viewers allow 1,024 bytes before a PDF's own, such as a byte order mark. */
export const PDF_HEAD_BYTES = 1_024 + 8

/** Name and declared type prove nothing. */
export function isPdf(head: Uint8Array): boolean {
  return /%PDF-[12]\.\d/.test(String.fromCharCode(...head.subarray(0, PDF_HEAD_BYTES)))
}
