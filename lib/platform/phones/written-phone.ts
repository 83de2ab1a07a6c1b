/**
 * A number (E.164) as Americans write it, such as (303) 555-0142. What is no number of North America stays as it is: that of another
 * country, an address, a name. For browsers too, where the library of telephone numbers would weigh more than the screen.
 */
export function writtenPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}
