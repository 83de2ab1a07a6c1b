/** A text as LIKE and ILIKE take it, to which Prisma passes `contains` and insensitive `equals` as they are: a typed % or _ stands for itself. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
