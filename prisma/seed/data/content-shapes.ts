import type { Art, PageContentSectionSeed } from '@/prisma/seed/data/shapes'

/** Section types of informational pages; each may have HTML above its items. */
export type SectionType =
  | 'rich-text'
  | 'picture-text'
  | 'steps'
  | 'facts'
  | 'checklist'
  | 'table'
  | 'quote'
  | 'faq'
  | 'links'
  | 'callout'
  | 'accessibility-checks'
  | 'fees'
  | 'care-levels'

export type SectionItem = {
  /** Steps: the action. Facts: the figure. FAQ: the question. Links: the link text. */
  title: string
  /** Plain text. */
  text: string
  /** Steps only: the time or number before the title. */
  label?: string
  /** Links only: a path of this site. */
  href?: string
}

/**
 * `content` of page_content_sections. HTML as the editor makes it: h2 to h4, p, lists, tables, quotes, links.
 */
export type SectionContent = {
  html: string
  imagePath?: Art
  items?: SectionItem[]
}

export type PageSection = Omit<
  PageContentSectionSeed,
  'pagePath' | 'landingPage' | 'sortOrder' | 'content'
> & {
  sectionType: SectionType
  title: string
  content: SectionContent
}

export type PageSections = { pagePath: string; sections: PageSection[] }

export type ConversionActionSeed = {
  name: string
  label: string
  category: string
  /** US dollars. */
  value: number
  countingType: 'ONE_PER_CLICK' | 'MANY_PER_CLICK'
  status: 'ENABLED' | 'HIDDEN' | 'REMOVED'
  primaryForGoal: boolean
  attributionModel: string
}

export type AdSeed = {
  headlines: string[]
  descriptions: string[]
  finalUrl: string
  /** At most 15 characters each. */
  path1: string
  path2: string
  status: 'ENABLED' | 'PAUSED'
}

export type AdGroupSeed = {
  name: string
  cpcBidMicros: number
  keywords: { text: string; matchType: 'EXACT' | 'PHRASE' | 'BROAD' }[]
  ads: AdSeed[]
}

export type CampaignSeed = {
  name: string
  status: 'ENABLED' | 'PAUSED'
  /** A day's budget in millionths of a dollar. */
  budgetMicros: number
  biddingStrategy: 'MANUAL_CPC' | 'TARGET_CPA' | 'MAXIMIZE_CONVERSIONS'
  targetCpaMicros: number | null
  targetContentNetwork: boolean
  impressions: number
  clicks: number
  conversions: number
  /** US dollars. */
  cost: number
  adGroups: AdGroupSeed[]
}
