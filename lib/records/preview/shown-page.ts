import 'server-only'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { referencesTo } from '@/lib/records/relations/references'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

/** References to a record on whose page others appear. */
const CONTAINERS = ['communityId', 'landingPageTemplateId', 'pageId']

/**
 * A page that shows a record, for its preview: its own, else that of what it belongs to or of what uses it,
 * else the home page. @throws AppError 409 when visitors have no page of it
 */
export async function shownPage(entity: Entity, record: AdminRecord): Promise<string> {
  const own = pathsOf(entity, record)
  for (const path of own) if (await leadsSomewhere(path)) return path
  if (own[0])
    throw conflict(`There is no public page at ${own[0]} yet. Publish the item it belongs to first.`)
  return (await pageOfContainer(entity, record)) ?? (await pageOfUser(entity, record)) ?? '/'
}

function pathsOf(entity: Entity, record: AdminRecord): string[] {
  return (entity.publicPaths?.(record) ?? []).filter((path) => path.startsWith('/'))
}

async function pageOfContainer(entity: Entity, record: AdminRecord): Promise<string | null> {
  for (const name of [...(entity.parent ? [entity.parent] : []), ...CONTAINERS]) {
    const target = entity.fields[name]?.entity
    if (!target || !record[name]) continue
    const page = await pageOfRow(entityNamed(target), { id: record[name] })
    if (page) return page
  }
  return null
}

async function pageOfUser(entity: Entity, record: AdminRecord): Promise<string | null> {
  for (const { user, where } of referencesTo(entity, record)) {
    const page = await pageOfRow(user, where)
    if (page) return page
  }
  return null
}

async function pageOfRow(entity: Entity, where: object): Promise<string | null> {
  const row = await delegateOf(db, entity.name).findFirst({ where, select: selectOf(entity) })
  if (!row) return null
  const record = recordOf(entity, row)
  for (const path of pathsOf(entity, record)) if (await leadsSomewhere(path)) return path
  return entity.publicPaths ? null : pageOfContainer(entity, record)
}
