import { readDraft } from '@/lib/browser/lead-draft'

/** True when a dialog is open or a form is partly filled, so that an offer would interrupt (reading 20). */
export function isBusy(root: ParentNode = document): boolean {
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
