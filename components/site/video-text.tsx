'use client'

import type { MouseEvent } from 'react'
import { frameAddress, readVideoKey } from '@/lib/video-address'

/** Edited HTML with videos in it. Each is a link to its host until it is pressed; then it plays in its place. */
export function VideoText({ html, className }: { html: string; className: string }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links within are what is pressed
    <div
      className={className}
      onClick={play}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized where it was rendered on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function play(event: MouseEvent<HTMLElement>): void {
  // A new tab or window is theirs to open.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('figure[data-video] a') : null
  const figure = link?.closest<HTMLElement>('figure[data-video]')
  const video = figure && readVideoKey(figure.dataset.video ?? '')
  if (!video) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.src = frameAddress(video)
  frame.title = link?.textContent ?? ''
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  frame.allowFullscreen = true
  figure.replaceChildren(frame)
  frame.focus()
}
