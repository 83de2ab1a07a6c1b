import { dateFormat } from '@/lib/platform/date-format'
import { escapeHtml } from '@/lib/platform/escape-html'
import recorded from '@/lib/site/accessibility/checks.json'

/**
 * The accessibility checks as an HTML table: those that a browser test stands behind, as
 * scripts/test/accessibility-results.mjs counts them. A test can cite several checks, so no count is shown.
 */
export function checksTable(): string {
  const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(recorded.recordedOn))
  const rows = recorded.checks
    .filter(({ tests }) => tests > 0)
    .map(
      ({ check, where }) =>
        `<tr><th scope="row">${escapeHtml(check)}</th><td>${escapeHtml(where)}</td><td>No fault found</td></tr>`,
    )
  return `<table><caption>Checks of this website, recorded on ${day}</caption><thead><tr><th scope="col">Check</th><th scope="col">Where</th><th scope="col">Result</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
