import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import { invalidFields } from '@/lib/platform/errors'
import { siteUrl } from '@/lib/platform/site'
import {
  assistantTool,
  isOpenFor,
  kindInput,
  kindNamed,
  recordId,
} from '@/lib/records/assistants/assistant-tool'
import { holdsMark, markAllText, markOutsideText } from '@/lib/records/assistants/outside-text'
import { DRAFT_CALLS, listInput, listUrl, withKind } from '@/lib/records/assistants/read-tools'
import * as content from '@/lib/records/calls/content-calls'
import type { EntityCall } from '@/lib/records/calls/entity-call'
import {
  addToReleaseOperation,
  listOpenReleasesOperation,
  ownDraftsOperation,
} from '@/lib/records/calls/program-calls'
import type { Entity } from '@/lib/records/declare/define-entity'
import { keyDraft, listChangeable, ownDrafts, readChangeable } from '@/lib/records/lists/changeable'
import { createPreviewLink, LINK_DAYS } from '@/lib/records/preview/preview-links'
import { checkDraft } from '@/lib/records/publish/check-draft'
import { asSeenBy } from '@/lib/records/publish/draft-request'
import { discardDraft, saveDraft } from '@/lib/records/publish/save-draft'
import { addToRelease } from '@/lib/records/releases/release-items'
import { listOpenReleases } from '@/lib/records/releases/releases'

const LIST = [content.listChangeableCall] as unknown as readonly EntityCall[]
const READ = [content.getChangeableCall] as unknown as readonly EntityCall[]
const CHECK = [content.checkDraftCall] as unknown as readonly EntityCall[]
const PREVIEW = [content.previewDraftCall] as unknown as readonly EntityCall[]
const WITHDRAW = [content.withdrawDraftCall] as unknown as readonly EntityCall[]

const ECHOED = 'Leave out texts that outsiders wrote: they stay as they are'

const seen = (of: string) => z.iso.datetime().nullish().describe(of)

export const listChangeableTool = assistantTool({
  name: 'list_changeable',
  title: 'List what can be drafted',
  words: 'Lists the records of a kind that can be changed by a draft, published or not.',
  calls: LIST,
  isRead: true,
  input: (reader) => withKind(reader, LIST, listInput),
  run: async (actor, { kind, ...asked }) => {
    const entity = kindNamed(kind)
    const list = await listChangeable(actor, entity, listUrl(asked))
    return { ...list, rows: list.rows.map((row) => markOutsideText(entity, row)) }
  },
})

export const readDraft = assistantTool({
  name: 'read_draft',
  title: 'Read a record with its draft',
  words:
    'Reads a record, published or not, and its draft. Read it before propose_draft: the times tell which version you saw.',
  calls: READ,
  isRead: true,
  input: (reader) => withKind(reader, READ, { id: recordId }),
  run: async (actor, { kind, id }) => {
    const entity = kindNamed(kind)
    const { record, draft } = await readChangeable(actor, entity, id)
    return {
      record: record && markOutsideText(entity, record),
      draft: draft && {
        ...draft,
        values: draft.isByProgram ? markAllText(draft.values) : markOutsideText(entity, draft.values),
      },
    }
  },
})

export const proposeDraft = assistantTool({
  name: 'propose_draft',
  title: 'Propose a draft',
  words:
    'Stores changed fields as a draft, which a person reads and publishes. Visitors see nothing of it. It replaces the draft that is there, so send all changed fields. Leave out the id for a new record.',
  calls: DRAFT_CALLS,
  isRead: false,
  input: (reader) =>
    withKind(reader, DRAFT_CALLS, {
      id: recordId.optional(),
      values: z.record(z.string().max(80), z.unknown()).describe('Values by field, as in describe_kind.'),
      updatedAt: seen('`updatedAt` of the record that you read.'),
      draftUpdatedAt: seen('`draftUpdatedAt` of the draft that you read; null if there was none.'),
    }),
  run: async (actor, { kind, id = uuidv7(), ...input }) => {
    const entity = kindNamed(kind)
    const echoed = Object.keys(input.values).filter((name) => holdsMark(input.values[name]))
    if (echoed.length > 0) throw invalidFields(Object.fromEntries(echoed.map((name) => [name, ECHOED])))
    const draft = await saveDraft(actor, entity, id, asSeenBy(actor, input))
    return { id, draft: draft && keyDraft(draft), reviewedAt: draft && formAddress(entity, id, draft) }
  },
})

export const withdrawDraft = assistantTool({
  name: 'withdraw_draft',
  title: 'Withdraw a draft',
  words: 'Removes a draft that you proposed.',
  calls: WITHDRAW,
  isRead: false,
  input: (reader) => withKind(reader, WITHDRAW, { id: recordId }),
  run: async (actor, { kind, id }) => {
    await discardDraft(actor, kindNamed(kind), id)
    return { withdrawn: true }
  },
})

export const listOwnDrafts = assistantTool({
  name: 'list_own_drafts',
  title: 'List your drafts',
  words: 'Lists the drafts that you proposed and nobody has published or discarded.',
  calls: [ownDraftsOperation],
  isRead: true,
  input: (reader) => (isOpenFor(reader, ownDraftsOperation) ? z.strictObject({}) : null),
  run: async (actor) => ({ drafts: await ownDrafts(actor) }),
})

export const checkDraftTool = assistantTool({
  name: 'check_draft',
  title: 'Check a draft',
  words:
    'Runs the checks before publishing on a draft: required fields, links, prices, reading level. Use it after propose_draft and correct what it finds.',
  calls: CHECK,
  isRead: true,
  input: (reader) => withKind(reader, CHECK, { id: recordId }),
  run: (actor, { kind, id }) => checkDraft(actor, kindNamed(kind), id),
})

export const previewLink = assistantTool({
  name: 'preview_link',
  title: 'Create a preview link',
  words: 'Makes a link that shows the website with a draft, for the person who will publish it.',
  calls: PREVIEW,
  isRead: false,
  input: (reader) =>
    withKind(reader, PREVIEW, {
      id: recordId,
      days: z.literal(LINK_DAYS).default(1).describe('How long the link works.'),
    }),
  run: async (actor, { kind, id, days }) => {
    const { expiresAt, ...link } = await createPreviewLink(actor, kindNamed(kind), id, days)
    return { ...link, expiresAt: expiresAt.toISOString() }
  },
})

export const listReleasesTool = assistantTool({
  name: 'list_releases',
  title: 'List open releases',
  words: 'Lists releases: drafts that a person publishes together.',
  calls: [listOpenReleasesOperation],
  isRead: true,
  input: (reader) => (isOpenFor(reader, listOpenReleasesOperation) ? z.strictObject({}) : null),
  run: async (actor) => ({ releases: await listOpenReleases(actor) }),
})

export const addToReleaseTool = assistantTool({
  name: 'add_to_release',
  title: 'Add a draft to a release',
  words: 'Adds a draft that you proposed to an open release. A person decides when it is published.',
  calls: [addToReleaseOperation],
  isRead: false,
  input: (reader) => {
    const kind = kindInput(reader, DRAFT_CALLS)
    if (!kind || !isOpenFor(reader, addToReleaseOperation)) return null
    return z.strictObject({ releaseId: z.uuid().describe('From list_releases.'), kind, id: recordId })
  },
  run: async (actor, { releaseId, kind, id }) => {
    await addToRelease(actor, releaseId, { entity: kind, entityId: id })
    return { added: true }
  },
})

/** The form on which a person reads and publishes the draft. */
function formAddress(entity: Entity, id: string, { basedOn }: { basedOn: string | null }): string {
  return siteUrl(`/admin/${entity.path}/${basedOn ? id : `new?draft=${id}`}`)
}
