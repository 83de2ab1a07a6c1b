/** Splits a plain or HTML text after its first paragraph; the rest of a text of one paragraph is empty. */
export function firstParagraph(text: string): [first: string, rest: string] {
  const end = /<\/p>|\n{2,}/.exec(text)
  if (!end) return [text, '']
  const at = end.index + end[0].length
  return [text.slice(0, at), text.slice(at).trim()]
}
