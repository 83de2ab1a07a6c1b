/** Pages with a route of their own that list records, with their titles. */
export const LIST_PAGES: readonly [path: string, title: string][] = [
  ['/', 'Home page'],
  ['/communities', 'All communities'],
  ['/contact', 'Contact'],
  ['/blog', 'Stories and news'],
  ['/events', 'Events'],
  ['/faqs', 'Questions and answers'],
  ['/resources', 'Guides'],
  ['/reviews', 'Reviews'],
  ['/team', 'Team'],
  ['/privacy-choices', 'Privacy choices'],
]
