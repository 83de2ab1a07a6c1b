import { readDraft } from '@/lib/browser/lead-draft'

/** Whether something is open or half written that an offer would lie upon (reading 20). */
export function isBusy(root: ParentNode = document): boolean {
  if (root.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return true
  if (Object.values(readDraft()).some((typed) => typed.trim() !== '')) return true
  return [...root.querySelectorAll<Control>('input, textarea, select')].some(holdsSomething)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Something other than the page put there. */
function holdsSomething(control: Control): boolean {
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
