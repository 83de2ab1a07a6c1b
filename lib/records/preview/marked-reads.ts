import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { markValue, withoutMarks } from '@/lib/platform/value-marks'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, type Fields, fieldVariant } from '@/lib/records/declare/field'
import { mayUse } from '@/lib/records/declare/record'
import { relationOf } from '@/lib/records/declare/relation'
import { entities } from '@/lib/records/entities/registry'
import { type Mark, markText } from '@/lib/records/preview/marks'

type Row = Record<string, unknown>
type Args = { select?: Row; include?: Row; where?: unknown }
type Model = { fields: { name: string; kind: string; type: string }[] }
type Models = Record<string, Model>

const READS = new Set(['findMany', 'findFirst', 'findFirstOrThrow', 'findUnique', 'findUniqueOrThrow'])
const MARKED: ReadonlySet<Field['kind']> = new Set(['text', 'longText', 'richText'])

const byName = new Map<string, Entity>(entities.map((entity) => [entity.name, entity]))

/**
 * The transaction of a preview in which every text of a declared field ends with a mark of its record and
 * field, so that a page of any kind can be edited on the page without code of its own (decision 131).
 */
export function markedReads(tx: Tx, actor: Pick<Actor, 'role'>): Tx {
  const models = modelsOf(tx)
  return new Proxy(tx, {
    get(target, property) {
      const value = Reflect.get(target, property)
      if (property === '$queryRaw')
        return (...args: unknown[]) => target.$queryRaw(...(plainArgs(args) as [never]))
      const name = typeof property === 'string' ? modelNamed(models, property) : null
      if (!name || typeof value !== 'object' || value === null) return value
      return markedModel(value, { models, name, actor })
    },
  })
}

type Place = { models: Models; name: string; actor: Pick<Actor, 'role'> }

function markedModel(model: object, place: Place): object {
  return new Proxy(model, {
    get(target, property) {
      const method = Reflect.get(target, property)
      if (typeof method !== 'function') return method
      return async (args: Args = {}) => {
        const sent = plainArgs(args) as Args
        if (!READS.has(String(property))) return method.call(target, sent)
        return marked(await method.call(target, withIds(place, sent)), place, null)
      }
    },
  })
}

/** Relations between models. Prisma has no public name for them; the test of marked reads needs them. */
function modelsOf(tx: Tx): Models {
  const found = (tx as unknown as { _runtimeDataModel?: { models: Models } })._runtimeDataModel
  if (!found) throw new Error('Prisma no longer says which models it has')
  return found.models
}

function modelNamed(models: Models, delegate: string): string | null {
  const name = delegate.charAt(0).toUpperCase() + delegate.slice(1)
  return name in models ? name : null
}

/** Asks for the id of each row as well, by which a mark names it. */
function withIds(place: Place, args: Args): Args {
  const nested = (part: Row | undefined) =>
    part &&
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => {
        const of = relationType(place, name)
        return [name, of && isRow(value) ? withIds({ ...place, name: of }, value as Args) : value]
      }),
    )
  const select = nested(args.select)
  const include = nested(args.include)
  const hasId = place.models[place.name]?.fields.some(({ name }) => name === 'id')
  return {
    ...args,
    ...(select && { select: hasId ? { id: true, ...select } : select }),
    ...(include && { include }),
  }
}

function relationType({ models, name }: Place, field: string): string | null {
  const found = models[name]?.fields.find((each) => each.name === field)
  return found?.kind === 'object' ? found.type : null
}

/** @param owner the field that chose this row, whose mark a picture carries in its description */
function marked(value: unknown, place: Place, owner: Mark | null): unknown {
  if (Array.isArray(value)) return value.map((entry) => marked(entry, place, owner))
  if (!isRow(value)) return value
  const entity = byName.get(place.name.charAt(0).toLowerCase() + place.name.slice(1))
  const isEdited = entity && isOnPages(entity) && can(place.actor, 'update', entity.area)
  const id = value.id === undefined ? null : String(value.id)
  const row: Row = {}
  for (const [name, part] of Object.entries(value)) {
    const of = relationType(place, name)
    const mark = isEdited && id ? { entity: entity.name, id, field: name } : null
    if (of)
      row[name] = marked(part, { ...place, name: of }, entity && mark ? referring(entity, mark, name) : null)
    else if (owner && place.name === 'Image' && name === 'alt') row[name] = `${part ?? ''}${markText(owner)}`
    else row[name] = mark && entity ? markedValue(place, entity, mark, value, part) : part
  }
  return row
}

/** True for what pages show as it is written; ad tags and other settings are read by code. */
function isOnPages({ publication, parent, visible }: Entity): boolean {
  return publication !== undefined || parent !== undefined || visible === 'where-used'
}

/** The field whose reference is this relation. */
function referring(entity: Entity, mark: Mark, relation: string): Mark | null {
  const found = Object.entries<Field>(entity.fields).find(
    ([name, field]) => field.kind === 'image' && relationOf(name, field) === relation,
  )
  return found ? { ...mark, field: found[0] } : null
}

function markedValue({ actor }: Place, entity: Entity, mark: Mark, row: Row, value: unknown): unknown {
  const declared = entity.fields[mark.field]
  if (!declared || declared.readOnly || declared.offForm || !mayUse(actor, entity, mark.field)) return value
  const field = fieldVariant(declared, row)
  return field.parts ? markedParts(field, value, mark) : markedText(field, value, mark)
}

function markedText({ kind, isKey }: Field, value: unknown, mark: Mark): unknown {
  if (kind === 'decimal' && typeof value === 'object' && value !== null) markValue(value, markText(mark))
  const isShown = MARKED.has(kind) && !isKey && typeof value === 'string' && value !== ''
  return isShown ? `${value}${markText(mark)}` : value
}

function markedParts(field: Field, value: unknown, mark: Mark): unknown {
  if (Array.isArray(value))
    return value.map((entry, at) =>
      markedEntry(field.parts ?? {}, entry, { ...mark, field: `${mark.field}.${at}` }),
    )
  return markedEntry(field.parts ?? {}, value, mark)
}

function markedEntry(parts: Fields, value: unknown, mark: Mark): unknown {
  if (!isRow(value)) return value
  const entry: Row = { ...value }
  for (const [name, part] of Object.entries<Field>(parts)) {
    const place = { ...mark, field: `${mark.field}.${name}` }
    if (name in entry)
      entry[name] = part.parts ? markedParts(part, entry[name], place) : markedText(part, entry[name], place)
  }
  return entry
}

/** Arguments of a query without marks: a page may ask with a text that it read, such as a city. */
function plainArgs(value: unknown): unknown {
  if (typeof value === 'string') return withoutMarks(value)
  if (Array.isArray(value)) {
    const plain = value.map(plainArgs)
    // The texts of a tagged template, which carry their raw form beside them.
    return 'raw' in value ? value : plain
  }
  if (!isRow(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainArgs(part)]))
}

function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
