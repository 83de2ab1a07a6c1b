export type ShownPlan = {
  name: string
  url: string
  /** Drawn from its rooms, not a photograph of a plan. */
  isDrawing: boolean
  alt: string
  /** Link that opens the tour form for this plan. */
  tour: HTMLAnchorElement | null
}

/** All plans in the clicked drawing's list, and the index of the clicked one. */
export function shownPlans(link: HTMLAnchorElement): { plans: ShownPlan[]; at: number } {
  const list = link.closest('ul') ?? link.parentElement ?? link
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[data-plan]')]
  const plans = links.map((each) => ({
    name: each.dataset.plan ?? '',
    url: each.href,
    isDrawing: each.pathname.startsWith('/floor-plans/'),
    alt: each.querySelector('img')?.alt ?? '',
    tour: each.closest('article')?.querySelector<HTMLAnchorElement>('a[data-schedule-tour]') ?? null,
  }))
  return { plans, at: Math.max(0, links.indexOf(link)) }
}
