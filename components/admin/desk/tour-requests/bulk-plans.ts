'use client'

import { useQuery } from '@tanstack/react-query'
import { chosenUrl } from '@/components/admin/desk/tour-requests/lead-queries'
import type { Given } from '@/components/admin/desk/tour-requests/move-dialog'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { statusLabel } from '@/components/ui/status-badge'
import type { StatusChoice } from '@/lib/desk/status/status-many'
import type { AssignmentChoice } from '@/lib/desk/tour-requests/assign-many'
import type { TagChoice } from '@/lib/desk/tour-requests/tag-leads'

export type Plan = {
  key: string
  /** Menu label; `group` separates kinds. */
  label: string
  group?: string
  /** 'Assign 2 requests to maria? 1 is assigned already.' */
  words: string
  /** 'Assign 2' */
  action: string
  count: number
  asksReason?: boolean
  /** True when it closes the requests. */
  closes?: boolean
  run: (why: Why) => Promise<Outcome>
}

export type Why = Pick<Given, 'reason' | 'reasonClass'>

/** The result, and an undo function that returns the message to show. */
type Outcome = { title: string; undo: (() => Promise<Undone>) | null; refusal: null } | { refusal: Refusal }

export type Undone = { title: string; refusal: null } | { refusal: Refusal }

export const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`

/** ' 2 have this status already.', or '' for none. */
function further(count: number, one: string, many: string): string {
  return count > 0 ? ` ${count} ${count === 1 ? one : many}.` : ''
}

const OWNERS_PATH = 'tour-requests/assignment'

type OwnerChange = { id: string; ownerId: string | null; from?: string | null }
type Changed<C> = { changed: Required<C>[] }

function useChoices<C>(path: string, ids: string[]): C[] {
  const { data = [] } = useQuery<C[]>({ queryKey: [chosenUrl(path, ids)], enabled: ids.length > 0 })
  return data
}

/** Possible owners of the chosen leads. */
export function useOwnerPlans(ids: string[]): Plan[] {
  return useChoices<AssignmentChoice>(OWNERS_PATH, ids).map((choice) => ({
    key: choice.ownerId ?? '',
    label: choice.ownerId ? choice.name : 'No owner',
    words: ownerPreviewText(choice),
    action: `Assign ${choice.ids.length}`,
    count: choice.ids.length,
    run: () => give(choice),
  }))
}

async function give({ ids, ownerId, name }: AssignmentChoice) {
  const changes: OwnerChange[] = ids.map((id) => ({ id, ownerId }))
  const { answer, refusal } = await callAdmin<Changed<OwnerChange>>('POST', OWNERS_PATH, { changes })
  if (refusal) return { refusal }
  // Restores the owners, unless somebody else has changed them since.
  const back = answer.changed.map(({ id, from, ownerId: now }) => ({ id, ownerId: from, from: now }))
  return {
    title: ownerId
      ? `${requests(back.length)} assigned to ${name}`
      : `${requests(back.length)} without an owner`,
    undo: back.length > 0 ? () => giveBack(back) : null,
    refusal,
  }
}

async function giveBack(changes: OwnerChange[]) {
  const { answer, refusal } = await callAdmin<Changed<OwnerChange>>('POST', OWNERS_PATH, { changes })
  return refusal
    ? { refusal }
    : { title: `${requests(answer.changed.length)} back with the previous owner`, refusal }
}

/** 'Assign 2 requests to maria? 1 is assigned already. 1 stays: not their community.' */
function ownerPreviewText({ name, ids, theirs, cannot }: AssignmentChoice): string {
  const already = further(theirs, 'is assigned already', 'are assigned already')
  const stays = further(cannot, 'stays: not their community', 'stay: not their community')
  return `Assign ${requests(ids.length)} to ${name}?${already}${stays}`
}

const STATUSES_PATH = 'tour-requests/statuses'

/** Statuses the chosen leads can be moved to together. */
export function useStatusPlans(ids: string[]): Plan[] {
  return useChoices<StatusChoice>(STATUSES_PATH, ids).map((choice) => ({
    key: choice.status,
    label: statusLabel(choice.status),
    words: statusPreviewText(choice),
    action: `Move ${choice.leads.length}`,
    count: choice.leads.length,
    asksReason: choice.asksReason,
    closes: choice.status === 'not-interested',
    run: (why) => move(choice, why),
  }))
}

async function move({ status, leads, asksReason }: StatusChoice, why: Why) {
  const body = { status, leads, ...(asksReason && why) }
  const { answer, refusal } = await callAdmin<{ changeId: string; changed: string[] }>(
    'POST',
    STATUSES_PATH,
    body,
  )
  if (refusal) return { refusal }
  const { changeId, changed } = answer
  return {
    title: `${requests(changed.length)} now ${statusLabel(status).toLowerCase()}`,
    undo: changed.length > 0 ? () => moveBack(changeId, changed) : null,
    refusal,
  }
}

async function moveBack(changeId: string, ids: string[]) {
  const { answer, refusal } = await callAdmin<{ changed: string[] }>('POST', `${STATUSES_PATH}/undo`, {
    changeId,
    ids,
  })
  if (refusal) return { refusal }
  const stays = further(
    ids.length - answer.changed.length,
    'was changed since and stays',
    'were changed since and stay',
  )
  return { title: `${requests(answer.changed.length)} moved back.${stays}`, refusal }
}

/** 'Move 2 requests to “Contacted”? 1 has this status already. 1 stays: …' */
function statusPreviewText({ status, leads, already, unlisted, touring }: StatusChoice): string {
  return [
    `Move ${requests(leads.length)} to “${statusLabel(status)}”?`,
    further(already, 'has this status already', 'have this status already'),
    further(
      unlisted,
      'stays: it cannot move there from its current status',
      'stay: they cannot move there from their current status',
    ),
    further(touring, 'stays: its tour would be canceled', 'stay: their tours would be canceled'),
    ' Clocks keep running.',
  ].join('')
}

const TAGS_PATH = 'tour-requests/tags'

/** Addresses that say what can be done with chosen leads. */
export const PLAN_PATHS = [OWNERS_PATH, STATUSES_PATH, TAGS_PATH]

type TagChange = { id: string; tagId: string; on: boolean }

/** Tags that can be added to or removed from the chosen leads. */
export function useTagPlans(ids: string[]): Plan[] {
  const choices = useChoices<TagChoice>(TAGS_PATH, ids)
  return [
    ...choices.map((choice) => planOf(choice, true)),
    ...choices.filter(({ carrying }) => carrying.length > 0).map((choice) => planOf(choice, false)),
  ]
}

function planOf({ tagId, name, lacking, carrying }: TagChoice, on: boolean): Plan {
  const ids = on ? lacking : carrying
  const changes = ids.map((id) => ({ id, tagId, on }))
  return {
    key: `${tagId} ${on}`,
    label: name,
    group: on ? 'Add' : 'Remove',
    words: on
      ? `Add “${name}” to ${requests(ids.length)}?${further(carrying.length, 'has it already', 'have it already')}`
      : `Remove “${name}” from ${requests(ids.length)}?${further(lacking.length, 'does not have it', 'do not have it')}`,
    action: `${on ? 'Tag' : 'Untag'} ${ids.length}`,
    count: ids.length,
    run: () => tag(changes, `“${name}” ${on ? 'added to' : 'removed from'}`),
  }
}

async function tag(changes: TagChange[], done: string) {
  const { answer, refusal } = await callAdmin<Changed<TagChange>>('POST', TAGS_PATH, { changes })
  if (refusal) return { refusal }
  const back = answer.changed.map((change) => ({ ...change, on: !change.on }))
  return {
    title: `${done} ${requests(back.length)}`,
    undo: back.length > 0 ? () => untag(back) : null,
    refusal,
  }
}

async function untag(changes: TagChange[]) {
  const { answer, refusal } = await callAdmin<Changed<TagChange>>('POST', TAGS_PATH, { changes })
  return refusal ? { refusal } : { title: `Tags of ${requests(answer.changed.length)} restored`, refusal }
}
