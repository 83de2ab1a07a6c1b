const LEAD_KEY = 'download:'

export function downloadLeadKey(downloadId: string): string {
  return `${LEAD_KEY}${downloadId}`
}

/** Id of the download that a lead came with, or null. */
export function downloadIdOfLead({ transactionId }: { transactionId: string }): string | null {
  return transactionId.startsWith(LEAD_KEY) ? transactionId.slice(LEAD_KEY.length) : null
}
