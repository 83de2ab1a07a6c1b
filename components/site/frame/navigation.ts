/** Whether a page lies at or below an address: '/blog/a' is within '/blog', '/blogs' is not. */
export function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}

/** `aria-current` of a link: 'page' on its own page, 'true' on the pages below it. */
export function currentOf(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return isWithin(path, href) ? 'true' : undefined
}
