/** '9:40 AM MT' of Intl, which has a narrow no-break space, as '9:40 am MT'. */
export function officeTime(formatted: string): string {
  return formatted.replace(/\s([AP]M)\b/, (_, half: string) => ` ${half.toLowerCase()}`)
}
