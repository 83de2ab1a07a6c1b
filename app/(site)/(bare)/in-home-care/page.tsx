import { notFound } from 'next/navigation'
import { TourBar } from '@/components/site/frame/tour-bar'
import { InformationalPage, informationalMetadata } from '@/components/site/page-sections/informational-page'
import { staticPage } from '@/components/static/static'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { getSitePage } from '@/lib/site/content/site-page'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'

const PATH = '/in-home-care'

export const generateMetadata = async () => informationalMetadata(await getSitePage(PATH))

export default staticPage(InHomeCarePage)

/** The frame has neither menu nor footer, so the page renders the phone bar itself. */
async function InHomeCarePage() {
  const site = await getSitePage(PATH)
  if (!site) notFound()
  const [settings, hours] = await Promise.all([getSiteSettings(), getPhoneHours(null)])
  return (
    <>
      <InformationalPage page={site} />
      <TourBar phone={phoneOf(null, settings)} hours={hours} />
    </>
  )
}
