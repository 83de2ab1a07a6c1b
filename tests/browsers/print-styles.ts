/**
 * Makes the page on the screen look as printed: WebKit's driver can neither print nor emulate a printer.
 * Runs in the page.
 */
export function usePrintStyles(): void {
  // `tty` is a medium that no browser is.
  const printed = (media: MediaList) => {
    media.mediaText = media.mediaText.replace(/\bscreen\b/g, 'tty').replace(/\bprint\b/g, 'all')
  }
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) printed(rule.media)
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) {
    printed(sheet.media)
    change(sheet.cssRules)
  }
}

/** Faults of a printed page: visible buttons, parts that repeat on each sheet, width. Runs in the page. */
export function printedPage(): { buttons: string[]; stuck: string[]; wide: number } {
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
  const visible = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().height > 1,
  )
  return {
    buttons: visible.filter((element) => element.matches('button, [role=button]')).map(words),
    stuck: visible.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position)).map(words),
    wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }
}
