/** PostgreSQL does not accept every ISO year, such as '0000', that JavaScript does. */
export function isStorableDate(text: string): boolean {
  return text >= '1900'
}
