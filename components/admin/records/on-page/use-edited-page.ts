'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import { hoverLabel, neighborOf } from '@/components/admin/records/on-page/hover-label'
import { type PagePlace, placesIn } from '@/components/admin/records/on-page/places'
import { wordAt } from '@/components/admin/records/on-page/word-at'
import { entityNamed } from '@/lib/records/entities/registry'

const SCAN_AFTER_MS = 120

/** Outlines follow the look of the site's focus ring; they take no room. */
const STYLE = `
[data-edit]{outline:1.5px dashed rgb(181 98 46 / .55);outline-offset:4px;cursor:pointer}
[data-edit]:hover{outline:2px solid #b5622e}
[data-edit]:focus-visible,[data-edit][data-edit-open]{outline:3px solid #7c3711}
[data-edit-label]{position:fixed;z-index:2147483647;padding:2px 8px;border-radius:4px;background:#7c3711;color:#fbf7ec;font:620 13px/1.6 system-ui,sans-serif}
[data-edit-label] button{min-width:28px;padding:0 6px;font:inherit;min-height:28px;margin-left:6px;border:0;border-radius:4px;background:#fbf7ec;color:#7c3711;cursor:pointer}
/* Without its link over all of it, a card's picture can be pressed. */
.whole-link::after{content:none}
[data-edit-label][hidden],[data-edit-label] [hidden]{display:none}
`

type Options = {
  frame: RefObject<HTMLIFrameElement | null>
  /** Path and query of the page that the frame shows. */
  onPage: (address: string, title: string) => void
  /** @param pressed the word below the pointer */
  onOpen: (place: PagePlace, pressed: string | null) => void
  /** A record was moved: the page has to be drawn anew. */
  onMoved: () => void
  onReplace: (place: PagePlace) => void
}

/** Finds the editable elements of the page in the frame, and makes them answer to pointer and keyboard. */
export function useEditedPage({ frame, ...events }: Options) {
  const [places, setPlaces] = useState<PagePlace[]>([])
  const known = useRef(new Map<Element, PagePlace>())
  const latest = useRef(events)
  latest.current = events
  const scroll = useRef(0)

  const read = useCallback(() => {
    const page = frame.current?.contentDocument
    if (!page?.body) return
    const found = placesIn(page)
    known.current = new Map(found.map((place) => [place.element, place]))
    for (const { element, key, label } of found) {
      if (element.dataset.edit === key) continue
      element.dataset.edit = key
      element.setAttribute('aria-description', `Press Enter to edit: ${label}`)
      if (element.tabIndex < 0) element.tabIndex = 0
    }
    setPlaces(found)
    const { pathname, search } = page.location
    latest.current.onPage(pathname + search, page.title)
  }, [frame])

  const move = useCallback(async (place: PagePlace, direction: 'up' | 'down') => {
    const { mark } = place
    const other = neighborOf([...known.current.values()], place, direction)
    if (!other) return
    const { path } = entityNamed(mark.entity)
    const beside = direction === 'up' ? { before: other } : { after: other }
    const { refusal } = await callAdmin('PATCH', `${path}/order`, { id: mark.id, ...beside })
    if (refusal) toastRefusal(refusal)
    else latest.current.onMoved()
  }, [])

  /** Called when the frame has loaded a document. */
  const watch = useCallback(() => {
    const page = frame.current?.contentDocument
    const window = frame.current?.contentWindow
    if (!page?.body || !window) return
    const style = page.createElement('style')
    style.textContent = STYLE
    page.head.append(style)
    window.scrollTo({ top: scroll.current, behavior: 'instant' })
    const label = hoverLabel(page, {
      onMove: (place, direction) => void move(place, direction),
      onReplace: (place) => latest.current.onReplace(place),
    })
    const placeAt = (target: EventTarget | null) => {
      const element = (target as Element | null)?.closest?.('[data-edit]')
      return element ? known.current.get(element) : undefined
    }

    page.addEventListener('mouseover', ({ target }) => {
      if (label.element.contains(target as Node)) return
      const place = placeAt(target)
      if (place) label.show(place)
      else label.hide()
    })
    page.addEventListener('focusin', ({ target }) => {
      const place = placeAt(target)
      if (place) label.show(place)
    })
    const act = (event: Event, pressed: string | null) => {
      const place = placeAt(event.target)
      if (!place) return
      event.preventDefault()
      event.stopPropagation()
      latest.current.onOpen(place, pressed)
    }
    page.addEventListener(
      'click',
      (event) => {
        // Held, a link on the page is followed.
        if (!event.ctrlKey && !event.metaKey) act(event, wordAt(page, event.clientX, event.clientY))
      },
      true,
    )
    page.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter') return act(event, null)
        const place = event.altKey && placeAt(event.target)
        if (!place || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        void move(place, event.key === 'ArrowUp' ? 'up' : 'down')
      },
      true,
    )

    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(read, SCAN_AFTER_MS)
    }
    new MutationObserver(later).observe(page.body, { childList: true, subtree: true, characterData: true })
    read()
  }, [frame, move, read])

  const reload = useCallback(() => {
    scroll.current = frame.current?.contentWindow?.scrollY ?? 0
    frame.current?.contentWindow?.location.reload()
  }, [frame])

  /** Marks the field that the sheet shows. */
  const showOpen = useCallback((key: string | null) => {
    for (const { element, key: own } of known.current.values()) {
      element.toggleAttribute('data-edit-open', own === key)
    }
  }, [])

  useEffect(() => () => known.current.clear(), [])

  return { places, watch, reload, showOpen }
}
