import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { badRequest, payloadTooLarge } from '@/lib/platform/errors'
import { EXPORT_TOO_LARGE, MAX_EXPORT_BYTES } from '@/lib/records/wordpress/export-limit'
import { siteOf } from '@/lib/records/wordpress/item-parts'
import { readWxr } from '@/lib/records/wordpress/read-wxr'
import { createItems, planRows, STORE_LIMITS } from '@/lib/records/wordpress/store-items'

/**
 * Stores an export of WordPress with what each item would become; nothing of the site changes.
 * @returns the import's id @throws AppError 400, 403, 413
 */
export async function storeExport(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  fileName: string,
): Promise<{ id: string }> {
  assertCan(actor, 'update', 'administration')
  if (!body) throw badRequest('Please choose a file')
  const { home, items } = await readWxr(textOf(body))
  const site = siteOf(home)
  if (!site) throw badRequest('This export does not contain the URL of its site')
  const rows = await planRows(actor, site, items)
  const id = uuidv7()
  await db.$transaction(async (tx) => {
    await tx.wordpressImport.create({
      data: {
        id,
        site,
        fileName: fileName.slice(0, 255) || 'Export',
        actorId: actor.id,
        actorName: actor.username,
      },
    })
    await createItems(tx, { id, site }, rows)
  }, STORE_LIMITS)
  return { id }
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let size = 0
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > MAX_EXPORT_BYTES) throw payloadTooLarge(EXPORT_TOO_LARGE)
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}
