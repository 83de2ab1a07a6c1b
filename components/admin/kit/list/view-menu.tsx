'use client'

import { Bookmark, BookmarkPlus, Check, ListStart, Pencil, Save, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ViewActions } from '@/components/admin/kit/list/use-views'
import {
  allHref,
  type ChosenViewWords,
  OPENS_WITH,
  type ViewState,
  viewHref,
} from '@/components/admin/kit/list/view-state'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Link } from '@/components/ui/link'
import { isReadOnlyView } from '@/lib/records/lists/view-rights'

type Props = {
  path: string
  state: ViewState
  actions: ViewActions
  mayShare: boolean
  /** Lists the views too, for phones. */
  withViews?: boolean
  words?: ChosenViewWords
  children: ReactNode
}

/** Menu for the current view; `children` is the button that opens it. */
export function ViewMenu({
  path,
  state,
  actions,
  mayShare,
  withViews = false,
  words = OPENS_WITH,
  children,
}: Props) {
  const { active, isChanged, defaultViewId } = state
  const isMine = active !== null && !isReadOnlyView(active, mayShare)
  const isDefault = active !== null && active.id === defaultViewId
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-[70vh] max-w-[92vw] overflow-y-auto">
        {withViews && <ViewItems path={path} state={state} all={words.all} />}
        {isMine && isChanged && (
          <DropdownMenuItem onSelect={() => actions.saveChanges(active)}>
            <Save aria-hidden="true" />
            Save changes to this view
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={actions.saveNew}>
          <BookmarkPlus aria-hidden="true" />
          Save as a new view
        </DropdownMenuItem>
        {active && (
          <DropdownMenuItem onSelect={() => actions.openWith(isDefault ? null : active.id)}>
            <ListStart aria-hidden="true" />
            {isDefault ? words.undo : words.choose}
          </DropdownMenuItem>
        )}
        {isMine && (
          <>
            <DropdownMenuItem onSelect={() => actions.rename(active)}>
              <Pencil aria-hidden="true" />
              {mayShare ? 'Rename or share' : 'Rename'}
            </DropdownMenuItem>
            <DropdownMenuItem destructive onSelect={() => actions.remove(active)}>
              <Trash2 aria-hidden="true" />
              Delete this view
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function ViewItems({ path, state, all }: Pick<Props, 'path' | 'state'> & { all: string }) {
  return (
    <>
      <ViewItem
        href={allHref(path, state)}
        isCurrent={state.active === null}
        icon={<Bookmark aria-hidden="true" />}
      >
        {all}
      </ViewItem>
      {state.views.map((view) => (
        <ViewItem
          key={view.id}
          href={viewHref(path, view)}
          isCurrent={state.active?.id === view.id}
          icon={view.shared ? <Users aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        >
          {view.name}
          {view.shared && <span className="sr-only"> (shared)</span>}
        </ViewItem>
      ))}
      <DropdownMenuSeparator />
    </>
  )
}

type ItemProps = { href: string; isCurrent: boolean; icon: ReactNode; children: ReactNode }

function ViewItem({ href, isCurrent, icon, children }: ItemProps) {
  return (
    <DropdownMenuItem asChild>
      <Link href={href} aria-current={isCurrent ? 'page' : undefined} className="no-underline">
        {icon}
        <span className="min-w-0 flex-1">{children}</span>
        {isCurrent && <Check aria-hidden="true" />}
      </Link>
    </DropdownMenuItem>
  )
}
