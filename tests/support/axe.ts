import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of WCAG 2.2 A and AA, best practices and 7:1 contrast (E1, E3) on the current page. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // Runs within the page: without frames from other sites, axe needs no second page.
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
