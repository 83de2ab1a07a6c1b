import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { EntityName } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { takenMessage } from '@/lib/records/declare/taken-message'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { careTypes } from '@/lib/records/entities/care-types'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { posts } from '@/lib/records/entities/posts'

/** Entities that share addresses: /blog/{slug}, and /{slug}. */
const SHARING: Partial<Record<EntityName, [own: Entity, other: Entity]>> = {
  blogPost: [blogPosts, posts],
  post: [posts, blogPosts],
  careType: [careTypes, landingPageTemplates],
  landingPageTemplate: [landingPageTemplates, careTypes],
}

/** Message when a record of another entity at the same addresses uses the slug, else null. */
export async function takenByAnotherKind(
  entity: EntityName,
  slug: string,
  tx: Tx = db,
): Promise<string | null> {
  const sharing = SHARING[entity]
  if (!sharing) return null
  const [own, other] = sharing
  const others = await delegateOf(tx, other.name).count({ where: { slug } })
  return others > 0 ? takenMessage(other, 'slug', own) : null
}

/** Refuses a slug that would hide one of two records at the same address. @throws AppError 409 */
export async function assertAddressFree(
  entity: EntityName,
  { slug }: Record<string, unknown>,
  before: AdminRecord | null,
  tx: Tx,
): Promise<Record<string, unknown>> {
  if (typeof slug !== 'string' || slug === before?.slug) return {}
  const message = await takenByAnotherKind(entity, slug, tx)
  if (message) throw conflict(message, { slug: message })
  return {}
}
