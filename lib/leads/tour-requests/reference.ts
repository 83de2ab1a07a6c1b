/** Short reference for phone calls: the end of the transactionId, so that a search finds the lead. */
export function leadReference(transactionId: string): string {
  return transactionId
    .replace(/[^a-z0-9]/gi, '')
    .slice(-6)
    .toUpperCase()
}
