import { DevelopersPage } from '@/components/developers/developers-page'
import { staticPage } from '@/components/static/static'
import { pageMetadata } from '@/lib/site/seo/metadata'

export const generateMetadata = () =>
  pageMetadata({
    path: '/developers',
    title: 'For developers',
    description:
      'How to send families to us, follow their requests, and read and draft site content through our API.',
    indexed: false,
  })

export default staticPage(DevelopersPage)
