import type { Rendered } from '@/lib/front/page-render'

/** 21 characters, as many as the random name that stands in its place. */
const NAME = 'porchlight-page-cache'

/**
 * The page with the random name replaced that Next gives each render (as React keys of the head, twice), so that the
 * same content is the same bytes, with the same ETag, at every render and on every instance. Unchanged when Next writes
 * it in another way: then only the ETag changes more often than the page.
 */
export function steadyPage(rendered: Rendered): Rendered {
  const text = rendered.body.toString('latin1')
  const random = /\\"([\w-]{21})v\\",\{\\"children\\"/.exec(text)?.[1]
  if (!random) return rendered
  const steady = text
    .replaceAll(`\\"${random}v\\"`, `\\"${NAME}v\\"`)
    .replaceAll(`\\"${random}m\\"`, `\\"${NAME}m\\"`)
  return { ...rendered, body: Buffer.from(steady, 'latin1') }
}
