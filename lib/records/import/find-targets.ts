import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { Field } from '@/lib/records/declare/field'
import { entityNamed } from '@/lib/records/entities/registry'
import { entriesOf, withoutGuard } from '@/lib/records/import/cell-input'
import { slugField } from '@/lib/records/import/columns'
import { scopeOf } from '@/lib/records/store/scope'

/** What a reference in a cell leads to, or why it leads nowhere. */
export type Target = { value: string } | { problem: string }

/** Asks what the cells of one referring column lead to: records of the person's communities, by title, slug or id. */
export async function findTargets(
  actor: Actor,
  field: Field,
  cells: readonly string[],
): Promise<Map<string, Target>> {
  const target = field.entity ? entityNamed(field.entity) : null
  const words = new Set(cells.flatMap((cell) => wordsIn(field, cell)))
  if (!target || words.size === 0) return new Map()
  const records = can(actor, 'read', target.name) ? await recordsCalled(actor, target, [...words]) : []
  return new Map([...words].map((word) => [word, targetOf(field, target, word, records)]))
}

/** The references that a cell writes: one, or several with semicolons between them. */
export function wordsIn(field: Field, cell: string): string[] {
  const written = withoutGuard(cell).trim()
  if (written === '') return []
  return field.join ? entriesOf(written) : [written]
}

type Called = { id: string; slug: string | null; title: string }

async function recordsCalled(actor: Actor, target: Entity, words: string[]): Promise<Called[]> {
  const slug = slugField(target)
  const rows = await delegateOf(db, target.name).findMany({
    where: {
      AND: [
        scopeOf(actor, target),
        {
          OR: [
            { [target.title]: { in: words } },
            { id: { in: words.filter(isUuid) } },
            ...(slug ? [{ [slug]: { in: words } }] : []),
          ],
        },
      ],
    },
    select: { id: true, [target.title]: true, ...(slug && { [slug]: true }) },
  })
  return rows.map((row) => ({
    id: String(row.id),
    slug: slug ? String(row[slug] ?? '') : null,
    title: String(row[target.title] ?? ''),
  }))
}

function targetOf({ by }: Field, { labels }: Entity, word: string, records: Called[]): Target {
  const exact = records.filter(({ id, slug }) => id === word || slug === word)
  const found = exact.length > 0 ? exact : records.filter(({ title }) => title === word)
  const [first, second] = found
  if (!first) return { problem: `There is no ${labels.one} called “${word}”` }
  if (second) return { problem: `Several ${labels.many} are called “${word}”: write the ID of one` }
  return { value: by === 'slug' && first.slug ? first.slug : first.id }
}
