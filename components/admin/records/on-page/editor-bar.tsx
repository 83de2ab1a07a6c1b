'use client'

import { ArrowLeft, LayoutList, ListTree, Plus, Share2, Smartphone, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '@/components/admin/kit/use-now'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { PageWork } from '@/lib/records/on-page/page-work'

export type Panel = 'places' | 'sections' | 'publish' | 'share'

type Props = {
  page: string
  title: string
  work: PageWork | null
  storedAt: number | null
  /** Number of editable elements. */
  places: number
  isPhone: boolean
  onPhone: () => void
  panel: Panel | null
  onPanel: (panel: Panel) => void
  onNew: (entity: string) => void
}

/** The bar above the page: its state, who else edits it, and the ways to work on it. */
export function EditorBar({ page, title, work, storedAt, places, panel, onPanel, ...props }: Props) {
  const drafts = work?.drafts.length ?? 0
  const faults = work?.faults.length ?? 0
  const toggle = (name: Panel, children: ReactNode) => (
    <Button
      variant="glassmorphism-dark"
      size="sm"
      aria-expanded={panel === name}
      onClick={() => onPanel(name)}
      className="max-lg:px-2.5!"
    >
      {children}
    </Button>
  )
  return (
    <div className="on-deep no-print flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 bg-deep px-3 py-1 text-ivory">
      {/* The frame's preview ends with this document. */}
      <a
        href={page}
        aria-label="Back to the live page"
        title="Back to the page"
        className="grid size-11 flex-none place-items-center rounded-control text-ivory"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </a>
      <p className="max-w-[16rem] truncate font-[620]">{title || page}</p>
      <p
        className={`rounded-pill px-2.5 text-dense ${drafts > 0 ? 'bg-copper-light text-ink' : 'border border-ivory/50'}`}
      >
        {drafts > 0 ? `Draft, ${drafts} ${drafts === 1 ? 'change' : 'changes'}` : 'No changes'}
      </p>
      {work && work.plans.length > 0 && <p className="text-dense">{work.plans.length} scheduled</p>}
      <SavedLine storedAt={storedAt} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {work?.editors.map(({ name, part }) => (
          <p key={name} className="flex items-center gap-1.5 text-dense">
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-pill bg-sage text-[0.6875rem] font-[640] text-ink"
            >
              {name.slice(0, 2).toUpperCase()}
            </span>
            {name} is editing {part}
          </p>
        ))}
        {faults > 0 &&
          toggle(
            'publish',
            <>
              <TriangleAlert aria-hidden="true" />
              {faults} {faults === 1 ? 'problem' : 'problems'}
            </>,
          )}
        <NewMenu kinds={work?.kinds ?? []} onNew={props.onNew} />
        <Button variant="glassmorphism-dark" size="sm" aria-pressed={props.isPhone} onClick={props.onPhone}>
          <Smartphone aria-hidden="true" />
          <span className="max-lg:sr-only">Phone</span>
        </Button>
        {toggle(
          'sections',
          <>
            <LayoutList aria-hidden="true" />
            <span className="max-lg:sr-only">Sections</span>
          </>,
        )}
        {toggle(
          'places',
          <>
            <ListTree aria-hidden="true" />
            <span>
              <span className="max-lg:sr-only">On this page </span>
              {places}
            </span>
          </>,
        )}
        {toggle(
          'share',
          <>
            <Share2 aria-hidden="true" />
            <span className="max-lg:sr-only">Share</span>
          </>,
        )}
        <Button
          variant="copper"
          size="sm"
          aria-expanded={panel === 'publish'}
          onClick={() => onPanel('publish')}
        >
          Publish…
        </Button>
      </div>
    </div>
  )
}

function SavedLine({ storedAt }: { storedAt: number | null }) {
  const now = useNow()
  if (storedAt === null || now === null) return null
  const seconds = Math.max(0, Math.round((now - storedAt) / 1000))
  return (
    <p className="text-dense text-deep-soft">
      <span role="status">Saved</span>
      {seconds < 60 && <span aria-hidden="true"> {seconds} s ago</span>}
    </p>
  )
}

function NewMenu({ kinds, onNew }: { kinds: PageWork['kinds']; onNew: (entity: string) => void }) {
  const offered = kinds.filter(({ mayAdd }) => mayAdd)
  const [only, ...others] = offered
  if (!only) return null
  if (others.length === 0) {
    return (
      <Button variant="glassmorphism-dark" size="sm" onClick={() => onNew(only.entity)}>
        <Plus aria-hidden="true" />
        New {only.one}
      </Button>
    )
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="glassmorphism-dark" size="sm">
          <Plus aria-hidden="true" />
          New
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {offered.map(({ entity, one }) => (
          <DropdownMenuItem key={entity} onSelect={() => onNew(entity)}>
            {one}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
