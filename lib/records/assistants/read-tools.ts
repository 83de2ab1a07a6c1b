import 'server-only'
import * as z from 'zod'
import {
  assistantTool,
  isOpenFor,
  kindInput,
  kindNamed,
  kindsFor,
  recordId,
} from '@/lib/records/assistants/assistant-tool'
import { hasOutsideTitle, marked, markOutsideText } from '@/lib/records/assistants/outside-text'
import * as content from '@/lib/records/calls/content-calls'
import { type EntityCall, isOffered, type Reader } from '@/lib/records/calls/entity-call'
import { searchContentOperation } from '@/lib/records/calls/program-calls'
import type { Entity } from '@/lib/records/declare/define-entity'
import { toApiRecord } from '@/lib/records/declare/record'
import { writtenShape } from '@/lib/records/declare/record-shape'
import { listParameters } from '@/lib/records/lists/list-parameters'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { searchContent } from '@/lib/records/lists/search-content'
import { getRecord } from '@/lib/records/store/operations'

const LIST_CALLS = [content.listContentCall] as unknown as readonly EntityCall[]
const READ_CALLS = [content.getContentCall, content.getSingleContentCall] as unknown as readonly EntityCall[]
export const DRAFT_CALLS = [content.saveKeyDraftCall] as unknown as readonly EntityCall[]

/** Rows are texts that a model reads, so fewer than for programs. */
const MOST_ROWS = 25

/** Parameters of a list, for every kind; describe_kind says which of them a kind has. */
export const listInput = {
  search: z.string().max(200).optional().describe('Words to find.'),
  sort: z.string().max(80).optional().describe('A field, with - in front for descending.'),
  filters: z
    .record(z.string().max(80), z.string().max(255))
    .optional()
    .describe('Values by field, as describe_kind lists them.'),
  page: z.int().min(1).max(100_000).optional().describe('From 1.'),
  pageSize: z.int().min(1).max(MOST_ROWS).default(10).describe(`Rows in an answer, ${MOST_ROWS} at most.`),
}

const listSchema = z.strictObject(listInput)

/** Reads the list through the URL parser of the API, so that its checks and messages apply. */
export function listUrl({ filters = {}, ...given }: z.output<typeof listSchema>): URLSearchParams {
  const sent = Object.entries({ ...filters, ...given }).filter(([, value]) => value !== undefined)
  return new URLSearchParams(sent.map(([name, value]) => [name, String(value)]))
}

export const listKinds = assistantTool({
  name: 'list_kinds',
  title: 'List the kinds of records',
  words: 'Lists what the website is made of: communities, articles, questions and so on. Start here.',
  calls: [],
  isRead: true,
  input: (reader) => (kindsFor(reader, READ_CALLS).length > 0 ? z.strictObject({}) : null),
  run: async (actor) => ({
    kinds: kindsFor(actor, READ_CALLS).map((entity) => ({
      kind: entity.path,
      title: entity.labels.many,
      about: entity.about ?? null,
      isOnlyOne: entity.kind === 'single',
      hasDrafts: DRAFT_CALLS.some((call) => isOffered(call, actor, entity)),
    })),
  }),
})

export const describeKind = assistantTool({
  name: 'describe_kind',
  title: 'Describe the fields of a kind',
  words:
    'Returns the fields of a kind as JSON Schema, and the parameters of its list. Call it before propose_draft.',
  calls: [],
  isRead: true,
  input: (reader) => withKind(reader, READ_CALLS, {}),
  run: async (actor, { kind }) => describe(actor, kindNamed(kind)),
})

export const listRecords = assistantTool({
  name: 'list_records',
  title: 'List published records',
  words: 'Lists records of a kind as visitors see them, a page at a time.',
  calls: LIST_CALLS,
  isRead: true,
  input: (reader) => withKind(reader, LIST_CALLS, listInput),
  run: async (actor, { kind, ...asked }) => {
    const entity = kindNamed(kind)
    const list = await listFromUrl(actor, entity, listUrl(asked))
    const rows = list.rows.map((row) => markOutsideText(entity, toApiRecord(actor, entity, row)))
    return { ...list, rows }
  },
})

export const readRecord = assistantTool({
  name: 'read_record',
  title: 'Read a published record',
  words: 'Reads one record as visitors see it. Leave out the id for a kind of which there is only one.',
  calls: READ_CALLS,
  isRead: true,
  input: (reader) => withKind(reader, READ_CALLS, { id: recordId.optional() }),
  run: async (actor, { kind, id }) => {
    const entity = kindNamed(kind)
    const one = entity.kind === 'single' ? null : (id ?? '')
    return markOutsideText(entity, toApiRecord(actor, entity, await getRecord(actor, entity, one)))
  },
})

export const searchTool = assistantTool({
  name: 'search',
  title: 'Search what is published',
  words: 'Finds published records that have all words, in every kind or in one.',
  calls: [searchContentOperation],
  isRead: true,
  input: (reader) => {
    const kind = kindInput(reader, READ_CALLS)
    if (!kind || !isOpenFor(reader, searchContentOperation)) return null
    return z.strictObject({ words: z.string().min(1).max(200), kind: kind.optional() })
  },
  run: async (actor, { words, kind }) => {
    const found = await searchContent(actor, { q: words, entity: kind })
    return {
      found: found.map(({ entity, title, ...rest }) => {
        const isOutside = hasOutsideTitle(kindNamed(entity))
        return { kind: entity, title: isOutside ? marked(title) : title, ...rest }
      }),
    }
  },
})

/** An input with a kind, or null where the reader has no such call. */
export function withKind<S extends z.ZodRawShape>(reader: Reader, calls: readonly EntityCall[], shape: S) {
  const kind = kindInput(reader, calls)
  return kind && z.strictObject({ kind, ...shape })
}

function describe(actor: Reader, entity: Entity) {
  const hasDrafts = DRAFT_CALLS.some((call) => isOffered(call, actor, entity))
  return {
    kind: entity.path,
    about: entity.about ?? null,
    fields: jsonSchema(writtenShape(actor, entity, true)),
    hasDrafts,
    ...(entity.kind !== 'single' && { listParameters: jsonSchema(listParameters(actor, entity)) }),
  }
}

const jsonSchema = (shape: z.ZodType) => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
