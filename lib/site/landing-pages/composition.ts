/** The fields of a landing page that decide about the sections it has of its own accord. */
export type Composed = {
  templateType: string
  communityId: string | null
  showGallery: boolean
  showPricing: boolean
  showFloorPlans: boolean
  showTeamMembers: boolean
  showTestimonials: boolean
  showFaqs: boolean
}

/** The switch of each kind of section. */
export const FLAG_OF = {
  gallery: 'showGallery',
  prices: 'showPricing',
  plans: 'showFloorPlans',
  team: 'showTeamMembers',
  reviews: 'showTestimonials',
  questions: 'showFaqs',
} as const satisfies Record<string, keyof Composed>

/** Kinds in the order in which they stand above and below a page's own sections. */
const ABOVE = ['gallery', 'places'] as const
const BELOW = ['prices', 'plans', 'team', 'reviews', 'questions'] as const

/**
 * Kinds of sections that a landing page has by its switches, where no section of that kind was placed: above
 * and below its own sections (decision 133).
 */
export function defaultKinds(
  page: Composed,
  placed: readonly string[],
): { above: string[]; below: string[] } {
  const isLeft = (kind: string) => !placed.includes(kind) && isDefault(page, kind)
  return { above: ABOVE.filter(isLeft), below: BELOW.filter(isLeft) }
}

function isDefault(page: Composed, kind: string): boolean {
  if (kind === 'places') return page.templateType !== 'general' && page.communityId === null
  // The drawings carry the same plans with their prices, so one of the two lists is enough.
  return isOn(page, kind) && !(kind === 'prices' && page.showFloorPlans)
}

/** False for a kind whose switch is off: no page shows it, wherever it was placed. */
export function isOn(page: Composed, kind: string): boolean {
  return kind in FLAG_OF ? page[FLAG_OF[kind as keyof typeof FLAG_OF]] : true
}
