'use client'

import { clsx } from 'clsx'
import { Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Opened } from '@/components/admin/records/on-page/field-sheet'
import { SectionPalette } from '@/components/admin/records/on-page/section-palette'
import { SidePanel } from '@/components/admin/records/on-page/side-panel'
import { usePageSections } from '@/components/admin/records/on-page/use-page-sections'
import { LazyDragOrder } from '@/components/admin/records/order/lazy-drag-order'
import { DRAGGED, OrderSlot } from '@/components/admin/records/order/order-slot'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { SectionLine } from '@/lib/records/on-page/page-sections'

type Props = {
  page: string
  onOpen: (opened: Opened) => void
  /** The page has to be drawn anew. */
  onChanged: () => void
  onClose: () => void
}

/** The sections of the page in their order: drag, add, hide and remove them. */
export function SectionList({ page, onOpen, onChanged, onClose }: Props) {
  const sections = usePageSections(page, onChanged)
  const frame = useRef<HTMLUListElement>(null)
  /** The section below which one is added; null for the top. */
  const [adding, setAdding] = useState<{ after: string | null } | null>(null)
  const { found, refusal, isBusy } = sections
  if (adding && found) {
    return (
      <SectionPalette
        kinds={found.kinds}
        onChoose={async (kind) => {
          const made = await sections.add(kind, adding.after)
          // The next one goes below it.
          if (made) setAdding({ after: made.id })
        }}
        onClose={() => setAdding(null)}
      />
    )
  }
  return (
    <SidePanel title="Sections" onClose={onClose}>
      <div role="alert" className="mb-3 empty:hidden">
        {refusal && <Message tone="warn">{refusal.message}</Message>}
      </div>
      <p role="status" className="sr-only">
        {sections.announcement}
      </p>
      <ul>
        {found?.fixed.map(({ title, entity, id, field }) => (
          <li key={field} className="border-b border-line">
            <button
              type="button"
              onClick={() => onOpen({ path: entity, id, field })}
              className="min-h-11 w-full cursor-pointer pl-11 text-left text-dense font-[620]"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      {found?.mayAdd && (
        <AddButton words="Add a section at the top" onClick={() => setAdding({ after: null })} />
      )}
      <ul ref={frame}>
        {found?.sections.map((section) => (
          <li key={section.id} className={clsx('relative border-b border-line bg-card py-1', DRAGGED)}>
            <div className="flex items-center gap-1">
              <OrderSlot id={section.id} />
              <button
                type="button"
                onClick={() =>
                  onOpen(
                    section.switch
                      ? { path: section.switch.entity, id: section.switch.id, field: section.switch.field }
                      : { path: found.entity, id: section.id, field: 'title' },
                  )
                }
                className="min-h-11 min-w-0 flex-1 cursor-pointer text-left text-dense"
              >
                <span className={clsx('block truncate font-[620]', !section.isLive && 'text-ink-soft')}>
                  {section.title}
                </span>
                <span className="block truncate text-ink-soft">
                  {section.kind}
                  {stateOf(section)}
                </span>
              </button>
              {!section.isNew && !section.switch && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`${section.isLive ? 'Hide' : 'Show'} ${section.title}`}
                  title={section.isLive ? 'Hide' : 'Show'}
                  onClick={() => void sections.setShown(section, !section.isLive)}
                >
                  {section.isLive ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
                </Button>
              )}
              {!section.switch && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Remove ${section.title}`}
                  title="Remove"
                  onClick={() => void sections.remove(section)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              )}
            </div>
            {found.mayAdd && (
              <AddButton
                words="Add a section here"
                after={section.title}
                onClick={() => setAdding({ after: section.id })}
              />
            )}
          </li>
        ))}
      </ul>
      {found && found.sections.length > 1 && (
        <LazyDragOrder
          frame={frame}
          items={found.sections}
          isBusy={isBusy}
          onDrop={(from, to) => void sections.move(from, to)}
        />
      )}
    </SidePanel>
  )
}

function stateOf({ isNew, isLive, switch: ownSwitch }: SectionLine): string {
  if (ownSwitch) return ', from a page setting'
  return isNew ? ', not published' : isLive ? '' : ', hidden'
}

function AddButton({ words, after, onClick }: { words: string; after?: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="my-1 flex min-h-11 w-full cursor-pointer items-center justify-center gap-2 rounded-control border border-copper-mid border-dashed text-dense font-[620] text-copper hover:bg-paper"
    >
      <Plus aria-hidden="true" className="size-4.5" />
      {words}
      {after && <span className="sr-only">, below {after}</span>}
    </button>
  )
}
