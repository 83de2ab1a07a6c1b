import { layoutOffset } from '@/components/site/page-sections/section-layout'
import { SectionList } from '@/components/site/page-sections/section-list'
import { getPageSections } from '@/lib/site/content/page-sections'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'

/** Staff-edited sections below a page made of records; null when there are none. */
export async function EditedSections({ path }: { path: string }) {
  const [sections, settings] = await Promise.all([getPageSections(path), getSiteSettings()])
  if (sections.length === 0) return null
  return <SectionList sections={sections} phone={phoneOf(null, settings)} start={layoutOffset(path)} />
}
