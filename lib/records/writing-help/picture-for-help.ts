import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { notFound } from '@/lib/platform/errors'
import { storage } from '@/lib/platform/integrations/storage'
import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import type { Entity } from '@/lib/records/declare/define-entity'
import { getRecord } from '@/lib/records/store/operations'

const WIDTH = 800

/** A small copy of a picture of the library as a data URL, without what the camera added. @throws AppError */
export async function pictureForHelp(actor: Actor, entity: Entity, id: string): Promise<string> {
  const record = await getRecord(actor, entity, id)
  const variant = variantFor(readVariants(record.variants), WIDTH)
  const key = variant && /^\/media\/(.+)$/.exec(new URL(variant.url, 'http://localhost').pathname)?.[1]
  if (!key) throw notFound('The service cannot read this picture yet. New pictures are ready in a minute')
  const bytes = await storage().read(key)
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
