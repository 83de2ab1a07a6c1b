const LEAD_KEY = 'download:'

/** The transactionId of the lead that was asked for together with a guide: one request is one lead. */
export function downloadLeadKey(downloadId: string): string {
  return `${LEAD_KEY}${downloadId}`
}

/** The request for a guide a lead came with, or null. */
export function downloadIdOfLead({ transactionId }: { transactionId: string }): string | null {
  return transactionId.startsWith(LEAD_KEY) ? transactionId.slice(LEAD_KEY.length) : null
}
