import { DevelopersPage } from '@/components/developers/developers-page'
import { staticPage } from '@/components/static/static'
import { pageMetadata } from '@/lib/site/seo/metadata'

export const generateMetadata = () =>
  pageMetadata({
    path: '/developers',
    title: 'For developers',
    description:
      'How the program of a partner sends a family to us, and how others read and draft what is on the site.',
    indexed: false,
  })

export default staticPage(DevelopersPage)
