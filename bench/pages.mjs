export const PAGES = {
  home: '/',
  'community list': '/communities',
  community: '/communities/evergrove-lodge',
  article: '/blog/what-assisted-living-costs-in-colorado',
  'city landing': '/assisted-living/boulder',
  faqs: '/faqs',
}
