import { readVisit } from '@/lib/browser/visit'
import { reportedAddress } from '@/lib/leads/ad-tags/tag-pages'
import { CLICK_FIELDS } from '@/lib/platform/ad-platforms/ad-platforms'

const LONGEST_WAIT_MS = 5_000

const FORM = 'form :is(input, select, textarea), [role="dialog"]'

/** Adds the ad frame once the page is idle; removed on form focus, a filter change, or leaving. */
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
  const { navigation } = window as { navigation?: EventTarget }
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
  return reportedAddress(location.pathname, location.search)
}

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
