/** The transactionId of the lead that was asked for together with a guide: one request is one lead. */
export function downloadLeadKey(downloadId: string): string {
  return `download:${downloadId}`
}
