import { google } from '@/lib/platform/ad-platforms/google'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { microsoft } from '@/lib/platform/ad-platforms/microsoft'

/** All ad platforms. Of several click ids in one address, that of the first platform counts. */
export const AD_PLATFORMS = [google, microsoft, meta] as const

type Declared = (typeof AD_PLATFORMS)[number]

export type AdPlatformId = Declared['id']
export type LeadFormPlatform = Extract<Declared, { leadForms: object }>
export type ClickField = Declared['clickIds'][number]

export const CLICK_FIELDS = AD_PLATFORMS.flatMap(({ clickIds }): readonly ClickField[] => clickIds)

export const LEAD_FORM_PLATFORMS = AD_PLATFORMS.filter((one): one is LeadFormPlatform => 'leadForms' in one)

/** The platform whose ad brought a visitor, by the click ids of the visit; null without one. */
export function clickedPlatform(visit: Partial<Record<ClickField, string | null>>): Declared | null {
  const isClicked = ({ clickIds }: { clickIds: readonly ClickField[] }) => clickIds.some((id) => visit[id])
  return AD_PLATFORMS.find(isClicked) ?? null
}
