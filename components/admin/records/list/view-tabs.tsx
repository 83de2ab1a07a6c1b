'use client'

import { clsx } from 'clsx'
import { BookmarkPlus, ChevronDown, Save, Settings2, Users } from 'lucide-react'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import { useViews } from '@/components/admin/kit/list/use-views'
import { ViewDialog } from '@/components/admin/kit/list/view-dialog'
import { ViewMenu } from '@/components/admin/kit/list/view-menu'
import { allHref, type ViewState, viewHref } from '@/components/admin/kit/list/view-state'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { isReadOnlyView } from '@/lib/records/lists/view-rights'

type Props = {
  path: string
  state: ViewState
  mayShare: boolean
  address: ListAddress
  /** True when filters or sort order differ from the default, so that saving a view makes sense. */
  isArranged: boolean
}

/** Saved views of a list as tabs, with a menu for the current one. */
export function ViewTabs({ path, state, mayShare, address, isArranged }: Props) {
  const actions = useViews(path, state, address)
  const { views, active, isChanged } = state
  const menu = { path, state, actions, mayShare }
  return (
    <>
      <div className="relative -my-1 hidden min-w-24 flex-1 items-center gap-x-1 overflow-x-auto p-1 [scrollbar-width:none] md:flex">
        <nav aria-label="Saved views">
          <ul className="flex w-max gap-x-0.5">
            <Tab href={allHref(path, state)} isHere={active === null}>
              All
            </Tab>
            {views.map((view) => (
              <Tab key={view.id} href={viewHref(path, view)} isHere={active?.id === view.id}>
                {view.name}
                {view.shared && <Users className="size-4.5 opacity-70" aria-hidden="true" />}
                {view.shared && <span className="sr-only">(shared)</span>}
              </Tab>
            ))}
          </ul>
        </nav>
        {active && isChanged && !isReadOnlyView(active, mayShare) && (
          <Button variant="ghost" size="sm" className="flex-none" onClick={() => actions.saveChanges(active)}>
            <Save aria-hidden="true" />
            Save changes
          </Button>
        )}
        {(active ? isChanged : isArranged) && (
          <Button variant="ghost" size="sm" className="flex-none" onClick={actions.saveNew}>
            <BookmarkPlus aria-hidden="true" />
            Save {active ? 'as a new' : 'this'} view
          </Button>
        )}
        {active && (
          <ViewMenu {...menu}>
            <Button variant="ghost" size="icon" aria-label={`Change the view ${active.name}`}>
              <Settings2 aria-hidden="true" />
            </Button>
          </ViewMenu>
        )}
      </div>
      <ViewDialog path={path} actions={actions} mayShare={mayShare} />
    </>
  )
}

/** On phones, the views are one button in the row of filters. */
export function ViewButton({ path, state, mayShare, address }: Omit<Props, 'isArranged'>) {
  const actions = useViews(path, state, address)
  return (
    <span className="flex-none md:hidden">
      <ViewMenu path={path} state={state} actions={actions} mayShare={mayShare} withViews>
        <button
          type="button"
          className="inline-flex min-h-11 max-w-56 cursor-pointer items-center gap-2 rounded-pill border-[1.5px] border-evergreen bg-evergreen px-4 text-small font-[580] text-ivory"
        >
          <span className="sr-only">View: </span>
          <span className="truncate">{state.active?.name ?? 'All'}</span>
          <ChevronDown className="size-4.5 flex-none" aria-hidden="true" />
        </button>
      </ViewMenu>
      <ViewDialog path={path} actions={actions} mayShare={mayShare} />
    </span>
  )
}

function Tab({ href, isHere, children }: { href: string; isHere: boolean; children: React.ReactNode }) {
  return (
    <li>
      <Link
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className={clsx(
          'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-badge px-2.5 font-[600] no-underline',
          isHere ? 'bg-evergreen text-ivory' : 'hover:bg-paper',
        )}
      >
        {children}
      </Link>
    </li>
  )
}
