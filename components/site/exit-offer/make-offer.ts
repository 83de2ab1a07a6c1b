import { ExitOfferDialog } from '@/components/site/exit-offer/exit-offer-dialog'
import { readDraft } from '@/lib/browser/lead-draft'
import { mayBeOffered, rememberOffer } from '@/lib/browser/offer-memory'
import type { ExitOffer } from '@/lib/leads/exit-offer/exit-offer'

const TIMEOUT_MS = 5_000

export { ExitOfferDialog }

/** Fetches the offer and remembers that it was shown; null without one, or when another tab showed it. */
export async function makeOffer(): Promise<ExitOffer | null> {
  if (isBusy() || !mayBeOffered()) return null
  const offer = await fetchOffer()
  // The visitor may have started typing or opened a dialog during the request.
  if (!offer || isBusy() || !mayBeOffered()) return null
  rememberOffer()
  return offer
}

async function fetchOffer(): Promise<ExitOffer | null> {
  try {
    const response = await fetch('/api/exit-intent-popup', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? ((await response.json()) as ExitOffer) : null
  } catch {
    return null
  }
}

/** True when a dialog is open or a form is partly filled, so that an offer would interrupt (reading 20). */
function isBusy(root: ParentNode = document): boolean {
  if (root.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return true
  if (Object.values(readDraft()).some((typed) => typed.trim() !== '')) return true
  return [...root.querySelectorAll<Control>('input, textarea, select')].some(isFilled)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** True when the control's value differs from what the page set. */
function isFilled(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }, index) =>
      control.querySelector('option[selected]') ? selected !== defaultSelected : selected && index > 0,
    )
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control.type === 'hidden') return false
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}
