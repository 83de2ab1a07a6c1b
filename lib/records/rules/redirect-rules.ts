import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { AdminRecord } from '@/lib/records/declare/record'
import { endOfRedirects, shortenRedirects } from '@/lib/records/rules/public-redirects'
import { isPage } from '@/lib/site/seo/resolve-address'

type Values = Record<string, unknown>

/**
 * A redirect typed by hand neither begins a chain nor lengthens or closes one (feature E7), is kept in the form in which
 * addresses are looked up, and does not stand on a page, which would always win.
 * @throws AppError 400 at the field
 */
export async function judgeRedirect(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  const fromPath = lookedUp(String(values.fromPath ?? before?.fromPath))
  if (fromPath !== before?.fromPath && (await isPage(fromPath))) {
    throw invalidFields({ fromPath: 'This is a page of the site: nobody there would be sent on' })
  }
  const toPath = await endOfRedirects(tx, fromPath, String(values.toPath ?? before?.toPath))
  await shortenRedirects(tx, fromPath, toPath)
  return { ...values, fromPath, toPath }
}

/** Without query, fragment, closing slash and percent signs. */
function lookedUp(path: string): string {
  const bare = (path.split(/[?#]/, 1)[0] ?? path).replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}
