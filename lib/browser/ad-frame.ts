import { readVisit } from '@/lib/browser/visit'
import { toldAddress } from '@/lib/leads/ad-tags/tag-pages'
import { CLICK_FIELDS } from '@/lib/site/tracking/campaign'

const LONGEST_WAIT_MS = 5_000

/** A field of somebody's, or a dialog, which asks for one. */
const FORM = 'form :is(input, select, textarea), [role="dialog"]'

type Navigation = { navigation?: EventTarget }

/**
 * Puts the frame of the tags beside the page when it has loaded and nothing else is to be done, if tags may run on it. It goes
 * as soon as somebody turns to a form, chooses something that the address then says, or leaves the page.
 */
export function showAdFrame(left: AbortSignal): void {
  if (left.aborted || currentAddress() === null) return
  let frame: HTMLIFrameElement | undefined
  const gone = new AbortController()
  const signal = AbortSignal.any([left, gone.signal])
  signal.addEventListener('abort', () => frame?.remove(), { once: true })
  const leaveForm = ({ target }: Event) => {
    if (target instanceof Element && target.closest(FORM)) gone.abort()
  }
  const leaveChoice = () => {
    if (currentAddress() === null) gone.abort()
  }
  document.addEventListener('focusin', leaveForm, { signal })
  const { navigation } = window as Navigation
  navigation?.addEventListener('currententrychange', leaveChoice, { signal })
  whenIdle(() => {
    const address = currentAddress()
    if (signal.aborted || address === null) return
    if (document.activeElement?.closest(FORM)) return
    frame = document.createElement('iframe')
    frame.src = `/ad-tags#${address}${clickQuery()}`
    frame.title = 'Advertising measurement'
    frame.hidden = true
    frame.referrerPolicy = 'no-referrer'
    document.body.append(frame)
  })
}

function currentAddress(): string | null {
  return toldAddress(location.pathname, location.search)
}

/** The ids of the click that this visit came by: that it landed on another page costs nothing. */
function clickQuery(): string {
  const visit = readVisit()
  const query = new URLSearchParams()
  for (const name of CLICK_FIELDS) if (visit?.[name]) query.set(name, visit[name])
  return query.size > 0 ? `?${query}` : ''
}

function whenIdle(work: () => void): void {
  const idle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
    else setTimeout(work, LONGEST_WAIT_MS / 2)
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
