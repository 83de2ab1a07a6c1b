import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { lastKnownPalette } from '@/lib/platform/brand/read-brand'
import { barHtml } from '@/lib/records/on-page/bar-html'
import { pageWork } from '@/lib/records/on-page/page-work'

/** The editor's bar for a page. @param address path and query @throws AppError 403 */
export async function staffBar(actor: Actor, address: string): Promise<string> {
  const page = /^\/(?![/\\])/.test(address) ? address : '/'
  const path = page.split('?', 1)[0] ?? '/'
  return barHtml(page, await pageWork(actor, path), lastKnownPalette())
}
