import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it stands now, one line each, nothing excluded: all rules of WCAG 2.2 A and AA, the good
 * practices, and the contrast of 7:1 that we promise (E1, E3).
 * @param within a selector: judges that part alone, where the page around it was judged without it
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  if (within) builder.include(within)
  const { violations: found } = await builder
    // In the page itself: our pages have no frames of other sites, for which axe would open a second page each time.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: RULES },
      rules: { 'color-contrast-enhanced': { enabled: true } },
      // Skips the details of passed checks.
      resultTypes: ['violations'],
    })
    .analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none][0]?.message ?? ''
      return `${id}: ${html.slice(0, 160)} (${why.slice(0, 160)})`
    }),
  )
}
