/** A link that opens the reader's map app at an address. */
export function mapUrl(address: string[]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.join(', '))}`
}
