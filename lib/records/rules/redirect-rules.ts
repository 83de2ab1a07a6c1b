import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { AdminRecord } from '@/lib/records/declare/record'
import { finalDestination, shortenRedirects } from '@/lib/records/rules/public-redirects'
import { isPage } from '@/lib/site/seo/resolve-address'

type Values = Record<string, unknown>

/** Manual redirects must not chain, loop (feature E7) or start at an existing page. @throws AppError 400 */
export async function validateRedirect(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  const fromPath = normalizedPath(String(values.fromPath ?? before?.fromPath))
  if (fromPath !== before?.fromPath && (await isPage(fromPath))) {
    throw invalidFields({ fromPath: 'This is a page of the site: nobody there would be sent on' })
  }
  const toPath = await finalDestination(tx, fromPath, String(values.toPath ?? before?.toPath))
  await shortenRedirects(tx, fromPath, toPath)
  return { ...values, fromPath, toPath }
}

/** As redirects are looked up: no query, fragment, trailing slash or percent encoding. */
function normalizedPath(path: string): string {
  const bare = (path.split(/[?#]/, 1)[0] ?? path).replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}
