import type { Rendered } from '@/lib/server/front/page-render'
import type { PagePolicy } from '@/lib/server/front/script-policy'
import { scriptsAfterPaint } from '@/lib/server/front/scripts-after-paint'
import { steadyData, steadyPage } from '@/lib/server/front/steady-page'

/**
 * A rendered page, or its data, as it is kept: the same bytes at every render, everything once, words before scripts, and the
 * policy that names those scripts.
 */
export function preparedPage(rendered: Rendered, policyOf?: PagePolicy): Rendered {
  const text = rendered.body.toString()
  const isDocument = rendered.headers['content-type']?.startsWith('text/html')
  const body = Buffer.from(isDocument ? scriptsAfterPaint(steadyPage(text)) : steadyData(text))
  const policy = isDocument && policyOf?.(body)
  const headers = policy ? { ...rendered.headers, 'content-security-policy': policy } : rendered.headers
  return { ...rendered, headers, body }
}
