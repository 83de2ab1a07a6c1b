/** Whether an ISO date or date-time is one that PostgreSQL takes too: to JavaScript '0000' is a year. */
export function isStorableDate(text: string): boolean {
  return text >= '1900'
}
