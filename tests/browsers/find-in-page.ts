/** One visible element, by what a person calls it. Within another one, if given. */
export type Target = {
  kind: 'button' | 'link' | 'field' | 'choice' | 'heading' | 'dialog' | 'group' | 'text'
  /**
   * The whole name, without what follows in parentheses, such as “(optional)”; of a `choice` the beginning,
   * of a `text` any part of its words.
   */
  name: string
  within?: Target
}

/**
 * Finds the first visible element that fits. It runs in the page, so it names nothing from outside. A driver
 * can tell names too, but only with a call for each element of the page.
 */
export function findInPage(target: Target): Element | null {
  const SELECTORS: Record<Target['kind'], string> = {
    button: 'button, [role=button], summary, input[type=submit]',
    link: 'a[href]',
    field: 'input, select, textarea',
    // The words of a choice may cover its circle or box.
    choice: 'label, input[type=radio], input[type=checkbox]',
    heading: 'h1, h2, h3',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    group: 'section, fieldset, form, tr, [role=group], [role=region], nav, aside, footer',
    text: '*',
  }
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1

  const nameOf = (element: Element): string => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    const referred = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    return (
      words(element.getAttribute('aria-label')) ||
      words(referred.join(' ')) ||
      words(labels.map((label) => label.textContent).join(' ')) ||
      words(element.querySelector(':scope > :is(legend, th)')?.textContent) ||
      words(element.textContent)
    )
  }

  const fits = (element: Element, { kind, name }: Target): boolean => {
    if (kind === 'text') return words(element.textContent).includes(name)
    if (kind !== 'choice') return nameOf(element) === name || nameOf(element).startsWith(`${name} (`)
    const control = element instanceof HTMLLabelElement ? element.control : element
    const isChoice = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
    return isChoice && nameOf(element).startsWith(name)
  }

  const find = (wanted: Target): Element | null => {
    const root = wanted.within ? find(wanted.within) : document.body
    const isInnermost = (element: Element) =>
      wanted.kind !== 'text' || ![...element.children].some((child) => fits(child, wanted))
    return (
      [...(root?.querySelectorAll(SELECTORS[wanted.kind]) ?? [])].find(
        (element) => fits(element, wanted) && isInnermost(element) && isVisible(element),
      ) ?? null
    )
  }
  return find(target)
}
