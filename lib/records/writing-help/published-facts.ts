import 'server-only'
import pLimit from 'p-limit'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { truncate } from '@/lib/platform/truncate'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { shownValue } from '@/lib/records/declare/shown-value'
import { entities, entityNamed } from '@/lib/records/entities/registry'
import { getRecord } from '@/lib/records/store/operations'
import { whereShownTo } from '@/lib/records/store/where-shown'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const STATED: ReadonlySet<string> = new Set([
  'text',
  'longText',
  'richText',
  'integer',
  'decimal',
  'select',
  'date',
  'list',
  'phone',
])
const MOST_OF_A_FIELD = 2_000
const MOST = 12_000

/** The person, with no more than a visitor sees of content. */
const asVisitor = (actor: Actor): Actor => ({
  ...actor,
  role: 'editor',
  mayPublish: false,
  scopes: ['content:read'],
})

/**
 * Everything visitors can read about a record, its community and the company, as lines. Without drafts, texts
 * written by outsiders, and fields that only administrators see.
 */
export async function publishedFacts(
  actor: Actor,
  entity: Entity,
  id: string | null,
  communityId: string | null,
): Promise<string> {
  const visitor = asVisitor(actor)
  const record = id && entity.kind !== 'single' ? await shownRecord(visitor, entity, id) : null
  const place = entity.name === 'community' ? null : String(record?.communityId ?? communityId ?? '')
  const community = entityNamed('community')
  const near = place ? await shownRecord(visitor, community, place) : null
  const { companyName, companyPhoneDisplay, timeZone } = await getSiteSettings()
  const lines = [
    `Company: ${companyName}`,
    companyPhoneDisplay && `Phone of the company: ${companyPhoneDisplay}`,
    ...(record ? factLines(visitor, entity, record, timeZone) : []),
    ...(near ? factLines(visitor, community, near, timeZone) : []),
  ]
  return truncate(lines.filter(Boolean).join('\n'), MOST)
}

/** Null when visitors do not see it, or the person may not read it. @throws anything but a refusal */
async function shownRecord(visitor: Actor, entity: Entity, id: string): Promise<AdminRecord | null> {
  return getRecord(visitor, entity, id).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return null
    throw error
  })
}

function factLines(visitor: Actor, entity: Entity, record: AdminRecord, timeZone: string): string[] {
  const stated = Object.entries<Field>(entity.fields).filter(
    ([name, { kind, fromOutside }]) => STATED.has(kind) && !fromOutside && mayUse(visitor, entity, name),
  )
  return stated.flatMap(([name, field]) => {
    const value = record[name]
    if (value === null || value === undefined || value === '' || typeof value === 'boolean') return []
    const words = truncate(shownValue(field, value, timeZone), MOST_OF_A_FIELD)
    return words === '–' ? [] : [`${labelOf(name, field)}: ${words}`]
  })
}

const AT_ONCE = 3
const MOST_TITLES = 1_000

/** Titles of everything of the company that visitors see, where names of people and places stand. */
export async function publishedTitles(actor: Actor): Promise<string> {
  const visitor = asVisitor(actor)
  const named = entities.filter(
    ({ area, kind, title, fields }) =>
      area === 'content' &&
      kind === 'collection' &&
      !fields[title]?.fromOutside &&
      fields[title]?.kind === 'text',
  )
  const limit = pLimit(AT_ONCE)
  const titles = await limit.map(named, async (entity) => {
    const rows = await delegateOf(db, entity.name).findMany({
      where: whereShownTo(visitor, entity),
      select: { [entity.title]: true },
      take: MOST_TITLES,
    })
    return rows.map((row) => String(row[entity.title] ?? ''))
  })
  return titles.flat().join('\n')
}
