import { frameAddress, readVideoKey } from '@/lib/platform/video-address'

/** Replaces a clicked video link with its player (decision 030). Loaded then: most visits play none. */
export function playInPlace(link: HTMLAnchorElement): void {
  const figure = link.closest<HTMLElement>('figure[data-video]')
  const video = readVideoKey(figure?.dataset.video ?? '')
  if (!figure || !video) {
    location.assign(link.href)
    return
  }
  const frame = document.createElement('iframe')
  frame.src = frameAddress(video)
  frame.title = link.textContent
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  frame.allowFullscreen = true
  figure.replaceChildren(frame)
  frame.focus()
}
