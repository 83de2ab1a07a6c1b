import { useEffect, useEffectEvent } from 'react'
import { newUuid } from '@/lib/browser/new-uuid'

/** Under this name the entry of an open dialog or drawer is marked in the browser's history. */
const MARK = 'overlay'

/** A step back that is under way; what opens meanwhile waits for it, or it would be taken for the next one's. */
let stepping: Promise<unknown> = Promise.resolve()

const markOf = (): unknown => history.state?.[MARK]

/**
 * Lets Back (button, key or gesture) close what lies over the page and stay there: while it is open it has an entry of its own in the
 * history, which goes when it is closed another way.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen) return
    const mark = newUuid()
    let isOver = false
    void stepping.then(() => {
      if (isOver) return
      const state = { ...history.state, [MARK]: mark }
      // One that was just closed for this one leaves its entry to it.
      if (markOf()) history.replaceState(state, '')
      else history.pushState(state, '')
    })
    const onPop = () => {
      if (markOf() !== mark) onBack()
    }
    window.addEventListener('popstate', onPop)
    // Before what the press does, which may close it.
    document.addEventListener('click', leaveToTelephone, true)
    return () => {
      isOver = true
      window.removeEventListener('popstate', onPop)
      document.removeEventListener('click', leaveToTelephone, true)
      // Not at once: whatever closed it may open something else, or another page, in the same moment.
      setTimeout(() => {
        if (markOf() !== mark) return
        stepping = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
        history.back()
      })
    }
  }, [isOpen])
}

/** A step back could call off what a telephone number or another site's address has just begun. */
function leaveToTelephone({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.origin !== location.origin) giveUpOverlayEntry()
}

/**
 * Before another page is opened from within: its entry then takes the place of the overlay's.
 * @returns whether there is one
 */
export function giveUpOverlayEntry(): boolean {
  if (!markOf()) return false
  history.replaceState({ ...history.state, [MARK]: undefined }, '')
  return true
}
