/** A plan whose drawing can be opened on this page. */
export type ShownPlan = {
  name: string
  /** Of the drawing's file. */
  url: string
  /** What it shows, in words. */
  alt: string
  /** Opens the tour form for it. */
  tour: HTMLAnchorElement | null
}

/** The plans of a pressed drawing's list, and which of them it is. */
export function shownPlans(link: HTMLAnchorElement): { plans: ShownPlan[]; at: number } {
  const list = link.closest('ul') ?? link.parentElement ?? link
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[data-plan]')]
  const plans = links.map((each) => ({
    name: each.dataset.plan ?? '',
    url: each.href,
    alt: each.querySelector('img')?.alt ?? '',
    tour: each.closest('article')?.querySelector<HTMLAnchorElement>('a[data-schedule-tour]') ?? null,
  }))
  return { plans, at: Math.max(0, links.indexOf(link)) }
}
