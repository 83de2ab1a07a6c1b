import { dateFormat } from '@/lib/platform/date-format'
import { escapeHtml } from '@/lib/platform/escape-html'
import recorded from '@/lib/site/accessibility/checks.json'

/**
 * The accessibility checks as an HTML table, with the number of browser tests behind each.
 * scripts/test/accessibility-results.mjs writes the numbers after a complete run without a failure.
 */
export function checksTable(): string {
  const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(recorded.recordedOn))
  const rows = recorded.checks
    .filter(({ tests }) => tests > 0)
    .map(
      ({ check, where, tests }) =>
        `<tr><th scope="row">${escapeHtml(check)}</th><td>${escapeHtml(where)}</td><td>No fault in ${tests} ${tests === 1 ? 'test' : 'tests'}</td></tr>`,
    )
  return `<table><caption>Checks of this website, recorded on ${day}</caption><thead><tr><th scope="col">Check</th><th scope="col">Where</th><th scope="col">Result</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
