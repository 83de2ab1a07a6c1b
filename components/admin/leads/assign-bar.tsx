'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/call-admin'
import { refreshLeadLists } from '@/components/admin/leads/lead-queries'
import { ChosenBar } from '@/components/admin/list/chosen-bar'
import type { Selection } from '@/components/admin/list/use-selection'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { toast } from '@/components/ui/toast-store'
import type { AssignmentChoice } from '@/lib/desk/assign-many'

const UNDO_MS = 15_000

type Change = { id: string; ownerId: string | null; from?: string | null }
type Changed = { changed: Required<Change>[] }

const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`

/** Gives the chosen requests to somebody: who is chosen, what it changes is said, then it is done, with a way back. */
export function AssignBar({ selection }: { selection: Selection }) {
  const [asked, setAsked] = useState<string | null | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const client = useQueryClient()
  const router = useRouter()
  const { ids } = selection
  const { data: choices = [] } = useQuery<AssignmentChoice[]>({
    queryKey: [`/api/admin/tour-requests/assignment?${new URLSearchParams(ids.map((id) => ['id', id]))}`],
    enabled: ids.length > 0,
  })
  const choice = choices.find(({ ownerId }) => ownerId === asked)
  if (ids.length === 0) return null

  async function send(changes: Change[]): Promise<Changed | null> {
    setBusy(true)
    const { answer, refusal } = await callAdmin<Changed>('POST', 'tour-requests/assignment', { changes })
    setBusy(false)
    if (refusal) toastRefusal(refusal)
    void refreshLeadLists(client)
    router.refresh()
    return answer
  }

  async function give({ ids: given, ownerId, name }: AssignmentChoice) {
    const answer = await send(given.map((id) => ({ id, ownerId })))
    if (!answer) return
    setAsked(undefined)
    selection.clear()
    // Back to whose they were, unless somebody else has given them away since.
    const back = answer.changed.map(({ id, from, ownerId: now }) => ({ id, ownerId: from, from: now }))
    toast({
      title: ownerId
        ? `${name} looks after ${requests(back.length)}`
        : `${requests(back.length)} without an owner`,
      duration: UNDO_MS,
      ...(back.length > 0 && {
        action: {
          altText: 'Open each to change its owner back',
          element: <UndoButton onUndo={() => undo(back)} />,
        },
      }),
    })
  }

  async function undo(back: Change[]) {
    const answer = await send(back)
    if (answer) toast({ title: `${requests(answer.changed.length)} given back` })
  }

  return (
    <ChosenBar label="Chosen requests" words={choice ? effectOf(choice) : `${requests(ids.length)} chosen`}>
      {choice ? (
        <>
          <Button variant="glassmorphism-dark" size="sm" onClick={() => setAsked(undefined)}>
            Back
          </Button>
          <Button
            variant="copper"
            size="sm"
            disabled={isBusy || choice.ids.length === 0}
            onClick={() => void give(choice)}
          >
            {isBusy ? 'Saving…' : `Give ${choice.ids.length}`}
          </Button>
        </>
      ) : (
        <>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button variant="glassmorphism-dark" size="sm">
                Give to…
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end" className="max-h-[60vh] overflow-y-auto">
              {choices.map(({ ownerId, name }) => (
                <DropdownMenuItem key={ownerId ?? ''} onSelect={() => setAsked(ownerId)}>
                  {ownerId ? name : 'Nobody'}
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
          <Button variant="glassmorphism-dark" size="sm" onClick={selection.clear}>
            Choose none
          </Button>
        </>
      )}
    </ChosenBar>
  )
}

function UndoButton({ onUndo }: { onUndo: () => Promise<void> }) {
  return (
    <Button variant="outline" size="sm" onClick={() => void onUndo()}>
      Undo
    </Button>
  )
}

/** 'Give 2 requests to maria? 1 is so already. 1 stays: not their community.' */
function effectOf({ name, ids, theirs, cannot }: AssignmentChoice): string {
  const already = theirs > 0 ? ` ${theirs} ${theirs === 1 ? 'is' : 'are'} so already.` : ''
  const stays = cannot > 0 ? ` ${cannot} ${cannot === 1 ? 'stays' : 'stay'}: not their community.` : ''
  return `Give ${requests(ids.length)} to ${name}?${already}${stays}`
}
