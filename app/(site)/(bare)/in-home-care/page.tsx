import { ActionBar } from '@/components/site/frame/action-bar'
import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { phoneOf } from '@/lib/content/phone-of'
import { getSiteSettings } from '@/lib/content/site-settings'

const PAGE: PageFacts = {
  path: '/in-home-care',
  title: 'Care at home',
  description: 'Three hours or more of help in your own kitchen around Denver, Boulder and Fort Collins.',
  hero: 'cut',
}

export const generateMetadata = () => metadataOf(PAGE)

/** Its frame has neither menu nor footer, so the page brings the phones' bar itself. */
export default async function InHomeCarePage() {
  const settings = await getSiteSettings()
  return (
    <>
      <InformationalPage page={PAGE} />
      <ActionBar phone={phoneOf(null, settings)} />
    </>
  )
}
