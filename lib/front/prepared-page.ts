import type { Rendered } from '@/lib/front/page-render'
import { scriptsAfterPaint } from '@/lib/front/scripts-after-paint'
import { steadyData, steadyPage } from '@/lib/front/steady-page'

/** A rendered page, or its data, as it is kept: the same bytes at every render, everything once, and words before scripts. */
export function preparedPage(rendered: Rendered): Rendered {
  const text = rendered.body.toString()
  const isDocument = rendered.headers['content-type']?.startsWith('text/html')
  return {
    ...rendered,
    body: Buffer.from(isDocument ? scriptsAfterPaint(steadyPage(text)) : steadyData(text)),
  }
}
