import 'server-only'
import type * as z from 'zod'
import type { AssistantTool } from '@/lib/records/assistants/assistant-tool'
import * as draft from '@/lib/records/assistants/draft-tools'
import * as read from '@/lib/records/assistants/read-tools'
import type { Reader } from '@/lib/records/calls/entity-call'

/** All tools, in the order in which assistants get them. None publishes, deletes or reads about people. */
export const ASSISTANT_TOOLS: readonly AssistantTool[] = [
  read.listKinds,
  read.describeKind,
  read.listRecords,
  read.readRecord,
  read.searchTool,
  draft.listChangeableTool,
  draft.readDraft,
  draft.proposeDraft,
  draft.checkDraftTool,
  draft.previewLink,
  draft.withdrawDraft,
  draft.listOwnDrafts,
  draft.listReleasesTool,
  draft.addToReleaseTool,
]

export type OfferedTool = AssistantTool & { schema: z.ZodObject }

/** By scopes; everything else about tools is the same until the next release. */
const offered = new Map<string, readonly OfferedTool[]>()

/** The tools of a key with their inputs, always in one order. */
export function toolsFor(reader: Reader): readonly OfferedTool[] {
  const key = (reader.scopes ?? []).toSorted().join()
  const tools =
    offered.get(key) ??
    ASSISTANT_TOOLS.flatMap((tool) => {
      const schema = tool.input(reader)
      return schema ? [{ ...tool, schema }] : []
    })
  offered.set(key, tools)
  return tools
}
