import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Lists axe violations of the current page, one line each: all rules of WCAG 2.2 A and AA, best practices,
 * and the contrast of 7:1 that we promise (E1, E3).
 * @param within selector of the part to check; default the whole page
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  if (within) builder.include(within)
  const { violations: found } = await builder
    // Our pages have no third-party frames, for which axe would open a second page each time.
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
