'use client'

import { Monitor, RotateCw, Search, Smartphone, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PreviewFrame } from '@/components/admin/records/preview/preview-frame'
import { SearchAndSharePreview } from '@/components/admin/records/preview/search-and-share-preview'
import { SharePreview } from '@/components/admin/records/preview/share-preview'
import { usePreview } from '@/components/admin/records/preview/use-preview'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'

type Props = Parameters<typeof usePreview>[0] & { onClose: () => void }

const VIEWS = [
  { view: 'phone', words: 'As on a phone', Icon: Smartphone },
  { view: 'desktop', words: 'As on a desk', Icon: Monitor },
  { view: 'found', words: 'In search results and shared links', Icon: Search },
] as const

type View = (typeof VIEWS)[number]['view']

/** Real page with the draft, next to the form or above it on narrow screens. Escape and Close end it. */
export function PreviewPane({ onClose, ...options }: Props) {
  const { state, round, reload } = usePreview(options)
  const [view, setView] = useState<View>(() => (window.innerWidth < 640 ? 'phone' : 'desktop'))
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    // Makes the form leave room: app/admin/admin.css.
    document.documentElement.dataset.previewing = ''
    return () => {
      delete document.documentElement.dataset.previewing
    }
  }, [])

  return (
    <aside
      aria-labelledby="preview-heading"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="no-print fixed inset-0 z-40 flex flex-col border-l border-line bg-card shadow-lg xl:left-[var(--preview-left)]"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-2">
        <h2 ref={heading} id="preview-heading" tabIndex={-1} className="type-h4 mr-auto">
          Preview
        </h2>
        {VIEWS.map(({ view: choice, words, Icon }) => (
          <Button
            key={choice}
            variant={choice === view ? 'secondary' : 'ghost'}
            size="icon"
            aria-pressed={choice === view}
            aria-label={words}
            title={words}
            onClick={() => setView(choice)}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
        <Button variant="ghost" size="icon" aria-label="Show it anew" title="Show it anew" onClick={reload}>
          <RotateCw aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Close the preview" title="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div role="status" className="sr-only">
        {state.status === 'preparing' ? 'The preview is being prepared' : ''}
        {state.status === 'ready' ? 'The preview shows what is typed' : ''}
      </div>
      {state.status === 'preparing' && <p className="p-5 text-ink-soft">The preview is being prepared…</p>}
      {state.status === 'refused' && (
        <div className="flex-1 overflow-y-auto p-5">
          <Message tone="warn">
            There is no preview yet. {state.refusal.message}
            {Object.keys(state.refusal.fieldErrors).length > 0 && (
              <ul className="mt-2 list-disc pl-5">
                {Object.entries(state.refusal.fieldErrors).map(([field, message]) => (
                  <li key={field}>{message}</li>
                ))}
              </ul>
            )}
          </Message>
        </div>
      )}
      {state.status === 'ready' && (
        <>
          {view === 'found' ? (
            <SearchAndSharePreview path={state.path} round={round} />
          ) : (
            <PreviewFrame path={state.path} round={round} screen={view} />
          )}
          <SharePreview address={options.address} />
        </>
      )}
    </aside>
  )
}
