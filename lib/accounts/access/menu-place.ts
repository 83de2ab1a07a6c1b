import type { icons } from 'lucide-react'
import type { Area, Role } from '@/lib/accounts/access/access'

/** The groups of the menu in their order; a line separates the blocks. */
export const MENU_BLOCKS = [
  ['Desk', 'Reports'],
  ['Communities', 'Pages', 'Stories', 'Library', 'Reviews'],
  ['Ads', 'People', 'Health', 'Settings'],
] as const

export type MenuGroupTitle = (typeof MENU_BLOCKS)[number][number]

/** A name in Lucide, such as 'HandHeart'. */
type IconName = keyof typeof icons

/** Roles whose menu is their daily work; they find everything else by searching. */
export const DAILY_ROLES = ['counselor', 'analyst'] as const satisfies readonly Role[]

/** A question in a colleague's words, and its answer in one or two sentences. */
export type HelpEntry = { question: string; answer: string; synonyms?: string }

export type MenuPlace = {
  group: MenuGroupTitle
  icon: IconName
  dailyFor?: readonly (typeof DAILY_ROLES)[number][]
  /** Other words people use to search for it. */
  synonyms?: string
  help?: readonly HelpEntry[]
}

/** A custom screen of the back office, not an entity's table. Its folder in app/admin wins over [entity]. */
export type Screen = MenuPlace & {
  href: string
  label: string
  /** Before the records of its group, so that the group's entry leads here. */
  isFirst?: boolean
  /** Visible to users who can read this area. */
  area?: Area
  needsUpdate?: boolean
  /** Only for users who can delete some kind of record. */
  needsDelete?: boolean
  /** Hidden from users who only work on leads: they have calls to make. */
  hiddenFromLeadStaff?: boolean
  /** Hidden from users limited to communities. */
  allCommunitiesOnly?: boolean
  needsPublish?: boolean
  /** Found in the command palette by users who can update the screen's area. */
  actions?: readonly { label: string; href: string; synonyms?: string }[]
}
