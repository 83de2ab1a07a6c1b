/** '+13035550142' → '(303) 555-0142'; other text is unchanged. Light enough for browsers. */
export function writtenPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}
