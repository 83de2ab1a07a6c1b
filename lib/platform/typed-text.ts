/** NUL and lone surrogates, which PostgreSQL refuses. The flag u makes \p{Surrogate} match lone ones only. */
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** Marks without a glyph, such as zero-width spaces, direction marks, fillers and control characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb\u2800]/gu

/** Emoji and several scripts join or vary visible characters with these. */
const JOINING = /[\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]/u

/** The text without characters that the database cannot store. */
export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '')
}

/** `storableText` for all strings of a JSON value, names included. */
export function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storableValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [storableText(name), storableValue(part)]),
  )
}

/** One typed line without anything invisible, in browsers and on the server alike. */
export function withoutInvisible(text: string): string {
  return storableText(text)
    .replace(/[\t\n\v\f\r]+/g, ' ')
    .replace(INVISIBLE, '')
    .trim()
}

/** A typed name: as written, without invisible marks except joiners between visible characters. */
export function cleanName(typed: string): string {
  return storableText(typed)
    .replace(/[\t\n\v\f\r]+/g, ' ')
    .replace(INVISIBLE, (mark) => (JOINING.test(mark) ? mark : ''))
    .replace(/^[\s\p{Join_Control}\p{Variation_Selector}]+/u, '')
    .replace(/[\s\p{Join_Control}]{1,100}$/u, '')
}

/** Code points of a name that can be seen; 0 when it has nothing but marks. */
export function visibleLength(name: string): number {
  const visible = withoutInvisible(name)
  return /[^\p{M}\s]/u.test(visible) ? [...visible].length : 0
}
