'use client'

import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId, useState } from 'react'
import type { DrawnEntry, DrawnGroup } from '@/components/admin/frame/menu-icon'
import { useLeadClock } from '@/components/admin/frame/use-lead-clock'
import { Link } from '@/components/ui/link'
import type { LeadClock } from '@/lib/desk/tour-requests/lead-clock'

/** The page whose count the stream of leads keeps current. */
const DESK = '/admin/tour-requests'

type Props = { groups: DrawnGroup[]; clock: LeadClock | null; onNavigate?: () => void }

/**
 * The groups of the menu. A group leads to its first page; its other pages are listed below it while one of
 * them is open, or when its arrow is pressed. A menu of one group is a plain list.
 */
export function AdminMenu({ groups, clock, onNavigate }: Props) {
  const pathname = usePathname()
  const isHere = ({ href }: DrawnEntry) =>
    href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
  const [toggled, setToggled] = useState<{ pathname: string; title: string; isOpen: boolean } | null>(null)
  const blocks = [...new Set(groups.map(({ block }) => block))]
  const shared = { isHere, clock, onNavigate }
  const [only] = groups
  return (
    <nav aria-label="Back office" className="grid gap-1.5 px-2.5 pb-4">
      {groups.length === 1 && only ? (
        <ul className="grid gap-0.5">
          {only.entries.map((entry) => (
            <PageItem key={entry.href} entry={entry} icon={entry.icon} {...shared} />
          ))}
        </ul>
      ) : (
        blocks.map((block) => (
          <ul
            key={block}
            className="grid gap-0.5 border-deep-soft/25 border-t pt-1.5 first:border-0 first:pt-0"
          >
            {groups
              .filter((group) => group.block === block)
              .map((group) => {
                const known = toggled?.pathname === pathname && toggled.title === group.title ? toggled : null
                const isOpen = known?.isOpen ?? group.entries.some(isHere)
                return (
                  <GroupItem
                    key={group.title}
                    group={group}
                    isOpen={isOpen}
                    onToggle={() => setToggled({ pathname, title: group.title, isOpen: !isOpen })}
                    {...shared}
                  />
                )
              })}
          </ul>
        ))
      )}
    </nav>
  )
}

type Shared = {
  isHere: (entry: DrawnEntry) => boolean
  clock: LeadClock | null
  onNavigate: (() => void) | undefined
}

type GroupItemProps = Shared & { group: DrawnGroup; isOpen: boolean; onToggle: () => void }

function GroupItem({ group: { title, icon, entries }, isOpen, onToggle, ...shared }: GroupItemProps) {
  const id = useId()
  const [first] = entries
  if (!first) return null
  // A group of one page is that page, and a page named like its group needs no second line.
  if (entries.length === 1) return <PageItem entry={first} icon={icon} {...shared} />
  const below = entries.filter(({ label }) => label !== title)
  const counted = entries.filter(({ href }) => !isOpen || !below.some((entry) => entry.href === href))
  return (
    <li>
      <div className="group/row relative">
        <MenuLink
          href={first.href}
          label={title}
          icon={icon}
          isCurrent={!below.includes(first) && shared.isHere(first)}
          isOpen={isOpen}
          className="pr-12 lg:pr-9"
          onNavigate={shared.onNavigate}
        >
          <Counts entries={counted} clock={shared.clock} />
        </MenuLink>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Pages in ${title}`}
          onClick={onToggle}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control text-deep-soft hover:text-deep-text lg:w-8"
        >
          <ChevronRight
            aria-hidden="true"
            className={clsx('size-4 transition-transform', isOpen && 'rotate-90')}
          />
        </button>
      </div>
      <ul
        id={id}
        hidden={!isOpen}
        className="mt-0.5 mb-1.5 ml-5.5 grid gap-px border-deep-soft/25 border-l pl-1.5"
      >
        {below.map((entry) => (
          <PageItem key={entry.href} entry={entry} icon={null} {...shared} />
        ))}
      </ul>
    </li>
  )
}

function PageItem({
  entry,
  icon,
  isHere,
  clock,
  onNavigate,
}: Shared & { entry: DrawnEntry; icon: ReactNode }) {
  return (
    <li>
      <MenuLink
        href={entry.href}
        label={entry.label}
        icon={icon}
        isCurrent={isHere(entry)}
        onNavigate={onNavigate}
      >
        <Counts entries={[entry]} clock={clock} />
      </MenuLink>
    </li>
  )
}

type LinkProps = {
  href: string
  label: string
  icon: ReactNode
  isCurrent: boolean
  isOpen?: boolean
  className?: string
  onNavigate: (() => void) | undefined
  children: ReactNode
}

function MenuLink({ href, label, icon, isCurrent, isOpen, className, onNavigate, children }: LinkProps) {
  return (
    <Link
      href={href}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex min-h-11 items-center gap-2.5 rounded-control px-2.5 text-dense font-[580] no-underline',
        isCurrent ? 'bg-paper text-ink' : 'text-deep-text hover:bg-evergreen',
        isOpen && !isCurrent && 'bg-evergreen/60',
        className,
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">{label}</span>
      {children}
    </Link>
  )
}

/** How many things wait on these pages. */
function Counts({ entries, clock }: { entries: DrawnEntry[]; clock: LeadClock | null }) {
  const stored = entries.reduce((sum, { href, count = 0 }) => sum + (href === DESK ? 0 : count), 0)
  const isDesk = entries.some(({ href }) => href === DESK)
  if (isDesk && clock) return <LiveCount initial={clock} stored={stored} />
  return <CountBadge count={stored} />
}

function LiveCount({ initial, stored }: { initial: LeadClock; stored: number }) {
  return <CountBadge count={useLeadClock(initial).waiting + stored} />
}

function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="min-w-6 flex-none rounded-pill bg-clay px-1.5 text-center font-[640] text-[0.8125rem] text-ink leading-5 tabular">
      {count.toLocaleString('en-US')}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
