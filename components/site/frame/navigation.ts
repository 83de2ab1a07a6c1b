/** True when a path is at or below a URL path: '/blog/a' is within '/blog', '/blogs' is not. */
export function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}

/** `aria-current` of a link: 'page' on its own page, 'true' on pages below it. */
export function ariaCurrent(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return isWithin(path, href) ? 'true' : undefined
}
