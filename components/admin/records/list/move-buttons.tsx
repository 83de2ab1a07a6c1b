'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useAction } from '@/components/admin/kit/use-action'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'

/** Neighbors a row can move past, null at the ends; `onMoved` announces it. */
export type RowOrder = { previous: string | null; next: string | null; onMoved: (words: string) => void }

type Props = RowOrder & { path: string; id: string; title: string }

/** Moves a record past its neighbor; the alternative to dragging. */
export function MoveButtons({ path, id, title, previous, next, onMoved }: Props) {
  const move = useMove(path, id, title, onMoved)
  return (
    <span className="flex">
      <MoveButton
        label={`Move ${title} up`}
        icon={ArrowUp}
        to={previous}
        onMove={(before) => move({ before }, 'up')}
      />
      <MoveButton
        label={`Move ${title} down`}
        icon={ArrowDown}
        to={next}
        onMove={(after) => move({ after }, 'down')}
      />
    </span>
  )
}

/** As the buttons, in the row's menu on phones. */
export function MoveItems({ path, id, title, previous, next, onMoved }: Props) {
  const move = useMove(path, id, title, onMoved)
  return (
    <>
      {previous !== null && (
        <DropdownMenuItem className="md:hidden" onSelect={() => void move({ before: previous }, 'up')}>
          <ArrowUp aria-hidden="true" />
          Move up
        </DropdownMenuItem>
      )}
      {next !== null && (
        <DropdownMenuItem className="md:hidden" onSelect={() => void move({ after: next }, 'down')}>
          <ArrowDown aria-hidden="true" />
          Move down
        </DropdownMenuItem>
      )}
    </>
  )
}

function useMove(path: string, id: string, title: string, onMoved: RowOrder['onMoved']) {
  const { send } = useAction({ toastsRefusal: true })
  return async (body: { before: string } | { after: string }, words: string) => {
    if (await send('PATCH', `${path}/order`, { id, ...body })) onMoved(`${title} moved ${words}`)
  }
}

type ButtonProps = { label: string; icon: typeof ArrowUp; to: string | null; onMove: (to: string) => void }

function MoveButton({ label, icon: Icon, to, onMove }: ButtonProps) {
  return (
    // Not `disabled`, which would drop keyboard focus when a row reaches the end.
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === null}
      onClick={() => to !== null && onMove(to)}
      className="grid size-10 cursor-pointer place-items-center rounded-control hover:bg-paper aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    >
      <Icon className="size-4.5" aria-hidden="true" />
    </button>
  )
}
