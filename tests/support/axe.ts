import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it stands now, one line each, nothing excluded: all rules of WCAG 2.2 A and AA, the good
 * practices, and the contrast of 7:1 that we promise (E1, E3).
 */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // In the page itself: our pages have no frames of other sites, for which axe would open a second page each time.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: RULES },
      rules: { 'color-contrast-enhanced': { enabled: true } },
      // What is well need not be described.
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
