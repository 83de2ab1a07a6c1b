/** 21 characters, as many as the random name that stands in its place. */
const NAME = 'porchlight-page-cache'

/**
 * A page or its data with the random name replaced that Next gives each render (as React keys of the head, twice), so that
 * the same content is the same bytes, with the same ETag, at every render and on every instance. Unchanged when Next writes
 * it in another way: then only the ETag changes more often than the page. In a page the data stands as text in scripts.
 */
export function steadyPage(text: string): string {
  const [, quote, random] = /(\\?")([\w-]{21})v\1,\{\1children\1/.exec(text) ?? []
  if (!quote || !random) return text
  return ['v', 'm'].reduce(
    (steady, kind) => steady.replaceAll(`${quote}${random}${kind}${quote}`, `${quote}${NAME}${kind}${quote}`),
    text,
  )
}
