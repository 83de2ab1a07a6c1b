// Shared with the browser, which checks before it uploads.

export const MAX_PDF_BYTES = 20 * 1024 * 1024

export const PDF_TOO_LARGE = 'Files may have at most 20 MB'
export const NOT_A_PDF = 'Please choose a PDF file'

/** Name and declared type prove nothing. */
export function isPdf(head: Uint8Array): boolean {
  return /^%PDF-[12]\.\d/.test(String.fromCharCode(...head.subarray(0, 8)))
}
