/** A valid PDF of a given size with its own text. */
export function somePdf(words: string, bytes = 4_000): Buffer {
  const filling = '% a quiet page\n'.repeat(Math.ceil(bytes / 15))
  return Buffer.from(`%PDF-1.7\n% ${words}\n${filling}trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`)
}
