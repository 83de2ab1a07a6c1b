/** Drops the mail library's error code: 'EENVELOPE: 550 No such user' → '550 No such user'. */
export function withoutErrorCode(text: string): string {
  return text.replace(/^E[A-Z]+: /, '')
}
