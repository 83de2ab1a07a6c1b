'use client'

import { useEffect, useRef, useState } from 'react'

const SCREENS = { phone: 390, desktop: 1280 } as const

type Props = { path: string; round: number; screen: keyof typeof SCREENS }

/** Page in an iframe, scaled down to fit. A new `round` reloads it at the same scroll position. */
export function PreviewFrame({ path, round, screen }: Props) {
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
