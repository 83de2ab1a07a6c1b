/** 21 characters, as many as the random name that stands in its place. */
const NAME = 'porchlight-page-cache'

/**
 * The page with the random name replaced that Next gives each render (as React keys of the head, twice), so that the
 * same content is the same bytes, with the same ETag, at every render and on every instance. Unchanged when Next writes
 * it in another way: then only the ETag changes more often than the page.
 */
export function steadyPage(html: string): string {
  const random = /\\"([\w-]{21})v\\",\{\\"children\\"/.exec(html)?.[1]
  if (!random) return html
  return html
    .replaceAll(`\\"${random}v\\"`, `\\"${NAME}v\\"`)
    .replaceAll(`\\"${random}m\\"`, `\\"${NAME}m\\"`)
}
