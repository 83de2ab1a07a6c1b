import type { Rendered } from '@/lib/front/page-render'
import { scriptsAfterPaint } from '@/lib/front/scripts-after-paint'
import { steadyPage } from '@/lib/front/steady-page'

/** A rendered page, or its data, as it is kept: the same bytes at every render, a page's words before its scripts. */
export function preparedPage(rendered: Rendered): Rendered {
  // Latin-1 keeps every byte; what is looked for is ASCII.
  const steady = steadyPage(rendered.body.toString('latin1'))
  const isDocument = rendered.headers['content-type']?.startsWith('text/html')
  return { ...rendered, body: Buffer.from(isDocument ? scriptsAfterPaint(steady) : steady, 'latin1') }
}
