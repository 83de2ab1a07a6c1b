import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { type AddressProof, proveList } from '@/lib/records/old-addresses/prove-addresses'
import { assertRead, findWordpressImport } from '@/lib/records/wordpress/find-import'
import { oldAddressesOf } from '@/lib/records/wordpress/old-links'

/** How the site answers the addresses of all articles and pages. @throws AppError 403, 404, 409 */
export async function proveImport(actor: Actor, id: string): Promise<AddressProof> {
  assertRead((await findWordpressImport(db, actor, id)).state)
  const items = await db.wordpressItem.findMany({
    where: { importId: id, kind: { in: ['post', 'page'] }, outcome: { not: 'left-out' } },
    orderBy: { id: 'asc' },
    select: { key: true, kind: true, address: true },
  })
  // Drafts have no address of their own to request.
  const shown = items.filter(({ address }) => address !== '' && !address.includes('?'))
  return proveList([...new Set(shown.flatMap(oldAddressesOf))])
}
