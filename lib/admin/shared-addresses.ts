import 'server-only'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf } from '@/lib/admin/delegate'
import type { EntityName } from '@/lib/admin/field'
import type { AdminRecord } from '@/lib/admin/record'
import { takenWords } from '@/lib/admin/taken-words'
import { db, type Tx } from '@/lib/db'
import { blogPosts } from '@/lib/entities/blog-posts'
import { careTypes } from '@/lib/entities/care-types'
import { landingPageTemplates } from '@/lib/entities/landing-page-templates'
import { posts } from '@/lib/entities/posts'
import { conflict } from '@/lib/errors'

/** Whose records stand at the same addresses: /blog/{slug}, and /{slug}. */
const SHARING: Partial<Record<EntityName, [own: Entity, other: Entity]>> = {
  blogPost: [blogPosts, posts],
  post: [posts, blogPosts],
  careType: [careTypes, landingPageTemplates],
  landingPageTemplate: [landingPageTemplates, careTypes],
}

/** What to say of a slug that a record of another kind at the same addresses has, naming that kind; null when none has. */
export async function takenByAnotherKind(
  entity: EntityName,
  slug: string,
  tx: Tx = db,
): Promise<string | null> {
  const sharing = SHARING[entity]
  if (!sharing) return null
  const [own, other] = sharing
  const others = await delegateOf(tx, other.name).count({ where: { slug } })
  return others > 0 ? takenWords(other, 'slug', own) : null
}

/** Refuses a slug at which a record of another kind stands: one of the two would never be seen. @throws AppError 409 */
export async function keepApart(
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
