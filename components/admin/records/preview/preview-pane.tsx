'use client'

import { Monitor, RotateCw, Search, Smartphone, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { type Place, PlaceChoice, placeQuery } from '@/components/admin/records/preview/place-choice'
import { SearchAndSharePreview } from '@/components/admin/records/preview/search-and-share-preview'
import { SharePreview } from '@/components/admin/records/preview/share-preview'
import { useLeavePreview } from '@/components/admin/records/preview/use-leave-preview'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'

type Props = Parameters<typeof usePreview>[0] & { onClose: () => void }

const VIEWS = [
  { view: 'phone', words: 'Phone view', Icon: Smartphone },
  { view: 'desktop', words: 'Desktop view', Icon: Monitor },
  { view: 'found', words: 'In search results and shared links', Icon: Search },
] as const

type View = (typeof VIEWS)[number]['view']

/** Real page with the draft, next to the form or above it on narrow screens. Escape and Close end it. */
export function PreviewPane({ onClose, ...options }: Props) {
  const { state, round, reload } = usePreview(options)
  const [view, setView] = useState<View>(() => (window.innerWidth < 640 ? 'phone' : 'desktop'))
  const [place, setPlace] = useState<Place>({ city: '', communityId: '' })
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
        <Button
          variant="ghost"
          size="icon"
          aria-label="Reload the preview"
          title="Reload the preview"
          onClick={reload}
        >
          <RotateCw aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Close the preview" title="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div role="status" className="sr-only">
        {state.status === 'preparing' ? 'Preparing the preview' : ''}
        {state.status === 'ready' ? 'The preview is up to date' : ''}
      </div>
      {state.status === 'preparing' && <p className="p-5 text-ink-soft">Preparing the preview…</p>}
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
          {options.address.startsWith('landing-page-templates/') && view !== 'found' && (
            <PlaceChoice place={place} onPlace={setPlace} />
          )}
          {view === 'found' ? (
            <SearchAndSharePreview path={state.path} round={round} />
          ) : (
            <PreviewFrame path={state.path + placeQuery(place)} round={round} screen={view} />
          )}
          <SharePreview address={options.address} />
        </>
      )}
    </aside>
  )
}

const SCREENS = { phone: 390, desktop: 1280 } as const

type PreviewFrameProps = { path: string; round: number; screen: keyof typeof SCREENS }

/** Page in an iframe, scaled down to fit. A new `round` reloads it at the same scroll position. */
function PreviewFrame({ path, round, screen }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const shown = useRef({ path, round })

  useEffect(() => {
    if (!room.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watch.observe(room.current)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    const last = shown.current
    shown.current = { path, round }
    // A reload keeps the scroll position; a new path is loaded through `src`.
    if (last.path === path && last.round !== round) frame.current?.contentWindow?.location.reload()
  }, [path, round])

  const width = SCREENS[screen]
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  return (
    <div ref={room} className="flex min-h-0 flex-1 justify-center overflow-hidden bg-linen">
      <div style={{ width: width * scale }} className="overflow-hidden">
        <iframe
          ref={frame}
          src={path}
          title="The page with the draft"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          className="origin-top-left border-0 bg-ivory"
        />
      </div>
    </div>
  )
}

type Link = { url: string; path: string; expiresAt: string }

type PreviewState =
  | { status: 'preparing' }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'ready'; path: string }

type Options = {
  /** Path of the record below /api/admin. */
  address: string
  flush: () => Promise<boolean>
  /** Changes with every stored draft. */
  version: string | null
}

const NOT_STORED: Refusal = { status: 0, message: 'Your changes are not saved yet.', fieldErrors: {} }

/** Preview of the draft in a frame. While it is open, this browser sees the site with the draft. */
function usePreview({ address, flush, version }: Options) {
  const [state, setState] = useState<PreviewState>({ status: 'preparing' })
  const [round, setRound] = useState(0)
  const store = useRef(flush)
  store.current = flush

  // biome-ignore lint/correctness/useExhaustiveDependencies: retries after the draft has changed
  useEffect(() => {
    let isCurrent = true
    const leaving = new AbortController()
    async function prepare(): Promise<PreviewState | null> {
      if (!(await store.current())) return { status: 'refused', refusal: NOT_STORED }
      const { answer, refusal } = await callAdmin<Link>('POST', `${address}/preview`, { days: 1 })
      if (refusal) return { status: 'refused', refusal }
      // Opening the link sets the preview cookie in this browser, which must not happen after leaving.
      if (!isCurrent) return null
      const { pathname, search } = new URL(answer.url)
      await fetch(pathname + search, { redirect: 'manual', signal: leaving.signal }).catch(() => {})
      return { status: 'ready', path: answer.path }
    }
    void prepare().then((next) => {
      if (!isCurrent || !next) return
      setState(next)
      setRound((last) => last + 1)
    })
    return () => {
      isCurrent = false
      leaving.abort()
    }
  }, [address, version])

  useLeavePreview()

  return {
    state,
    /** Increases with each state of the draft. */
    round,
    reload: () => setRound((last) => last + 1),
  }
}
