import { useEffect, useEffectEvent } from 'react'
import { newUuid } from '@/lib/browser/new-uuid'

const MARK = 'overlay'

/** A pending history.back(); overlays that open meanwhile wait, or its popstate would close them. */
let stepping: Promise<unknown> = Promise.resolve()

const markOf = (): unknown => history.state?.[MARK]

/** Closes an overlay on Back, by giving it a history entry that goes away when it closes another way. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen) return
    const mark = newUuid()
    let isOver = false
    void stepping.then(() => {
      if (isOver) return
      const state = { ...history.state, [MARK]: mark }
      // An overlay that replaces a closing one reuses its entry.
      if (markOf()) history.replaceState(state, '')
      else history.pushState(state, '')
    })
    const onPop = () => {
      if (markOf() !== mark) onBack()
    }
    window.addEventListener('popstate', onPop)
    // In the capture phase: the click's own handler may close the overlay.
    document.addEventListener('click', leaveToTelephone, true)
    return () => {
      isOver = true
      window.removeEventListener('popstate', onPop)
      document.removeEventListener('click', leaveToTelephone, true)
      // Deferred: the code that closed it may open another overlay or page in the same tick.
      setTimeout(() => {
        if (markOf() !== mark) return
        stepping = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
        history.back()
      })
    }
  }, [isOpen])
}

/** Going back could cancel a phone call or an external navigation that has just begun. */
function leaveToTelephone({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.origin !== location.origin) releaseOverlayEntry()
}

/** Lets the next page replace the overlay's history entry. Returns true when there was one. */
export function releaseOverlayEntry(): boolean {
  if (!markOf()) return false
  history.replaceState({ ...history.state, [MARK]: undefined }, '')
  return true
}
