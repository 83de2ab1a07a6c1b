/**
 * The short reference a family reads out on the telephone: the last six letters and digits of the transactionId, so that a
 * search for it finds the lead.
 */
export function leadReference(transactionId: string): string {
  return transactionId
    .replace(/[^a-z0-9]/gi, '')
    .slice(-6)
    .toUpperCase()
}
