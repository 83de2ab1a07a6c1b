import type { Rendered } from '@/lib/server/front/page-render'
import type { PagePolicy } from '@/lib/server/front/script-policy'
import { scriptsAfterPaint } from '@/lib/server/front/scripts-after-paint'
import { stableData, stablePage } from '@/lib/server/front/stable-page'

/** Makes a page ready to store: same bytes for same content, scripts after paint, a policy by hash. */
export function preparedPage(rendered: Rendered, policyOf?: PagePolicy): Rendered {
  const text = rendered.body.toString()
  const isDocument = rendered.headers['content-type']?.startsWith('text/html')
  const body = Buffer.from(isDocument ? scriptsAfterPaint(stablePage(text)) : stableData(text))
  const policy = isDocument && policyOf?.(body)
  const headers = policy ? { ...rendered.headers, 'content-security-policy': policy } : rendered.headers
  return { ...rendered, headers, body }
}
