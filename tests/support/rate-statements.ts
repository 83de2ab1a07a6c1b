const INCLUDED =
  /\b(?:all|nursing|the|and) care (?:is |are )?included|\b(?:includes?|covers?|holds?) (?:all |the )?(?:care|nursing)\b|\b(?:all care|nursing)\b[^.]* in the rate|all care in it|^care included/i
const ON_TOP = /before care|billed (?:separately|on top)|care is (?:added|extra|billed|counted|a line)/i

const KINDS = [
  'independent living',
  'assisted living',
  'memory care',
  'respite',
  'long-term care',
  'nursing room',
]

/**
 * Finds statements about a rate, per sentence: that it includes care, or that care costs extra. A sentence
 * that names kinds of care counts only on the page of one of them.
 * @param kind the page's kind of care, in lower case
 */
export function rateStatements(text: string, kind: string): Set<'included' | 'on top'> {
  const found = new Set<'included' | 'on top'>()
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/)) {
    const named = KINDS.filter((name) => sentence.toLowerCase().includes(name))
    if (named.some((name) => !kind.startsWith(name))) continue
    if (INCLUDED.test(sentence)) found.add('included')
    if (ON_TOP.test(sentence)) found.add('on top')
  }
  return found
}
