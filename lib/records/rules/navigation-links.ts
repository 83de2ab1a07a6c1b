import 'server-only'
import { invalidFields } from '@/lib/platform/errors'
import { pathHere } from '@/lib/platform/site'
import type { AdminRecord } from '@/lib/records/declare/record'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

type Values = Record<string, unknown>
type Link = { at: string; href: string }

/** New visible menu and footer links must lead to a page; existing ones do not block. @throws AppError 400 */
export async function assertLinksWork(values: Values, before: AdminRecord | null): Promise<Values> {
  const errors: Record<string, string> = {}
  for (const name of ['menu', 'footer', 'legal']) {
    const known = new Set(linksIn(before?.[name], name).map(({ href }) => href))
    for (const { at, href } of linksIn(values[name], name)) {
      const path = known.has(href) ? null : pathHere(href)
      if (path !== null && !(await leadsSomewhere(path)))
        errors[at] = `There is no page at ${path}. Hide the link until there is one`
    }
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return values
}

/** All visible links, with the form path of each address. */
function linksIn(entries: unknown, place: string): Link[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap(({ href, kind, visible, links }, at): Link[] => {
    if (visible === false) return []
    const own = typeof href === 'string' && kind !== 'list' ? [{ at: `${place}.${at}.href`, href }] : []
    return [...own, ...(kind === 'page' ? [] : linksIn(links, `${place}.${at}.links`))]
  })
}
