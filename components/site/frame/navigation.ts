export type NavigationLink = { label: string; href: string }
export type NavigationGroup = { label: string; links: NavigationLink[] }

/** The menu of specification section 2, in its order and words. */
export const NAVIGATION: (NavigationLink | NavigationGroup)[] = [
  {
    label: 'About Us',
    links: [
      { label: 'About Us', href: '/about-us' },
      { label: 'Team', href: '/team' },
      { label: 'Careers', href: '/careers' },
      { label: 'Our Services', href: '/services' },
    ],
  },
  { label: 'Communities', href: '/communities' },
  {
    label: 'Resources',
    links: [
      { label: 'Care Navigator', href: '/care-navigator' },
      { label: 'Resource Library', href: '/resources' },
      { label: 'Latest News', href: '/blog' },
      { label: 'Contact Us', href: '/contact' },
    ],
  },
]

/** Whether a page lies at or below an address: '/blog/a' is within '/blog', '/blogs' is not. */
export function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}

/** `aria-current` of a link: 'page' on its own page, 'true' on the pages below it. */
export function currentOf(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return isWithin(path, href) ? 'true' : undefined
}
