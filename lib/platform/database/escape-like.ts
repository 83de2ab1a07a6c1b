/** Escapes % and _ for LIKE and ILIKE, where Prisma's `contains` and insensitive `equals` do not. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
