import 'server-only'
import type { ServerResponse } from 'node:http'
import { isAdminPath } from '@/lib/accounts/sessions/redirect-signed-out'
import { COMPANY_MARK, type CompanyMark } from '@/lib/platform/company-mark'
import { REPORT_SETTINGS, type ReportSettings } from '@/lib/platform/error-reports/mark'
import { escapeHtml } from '@/lib/platform/escape-html'
import { takeFailed } from '@/lib/platform/http/failed-requests'
import type { CompanyCard } from '@/lib/server/front/company-card'

/** Next marks a document whose content the browser builds, because rendering it here failed. */
const MARK = 'id="__next_error__"'
const HEAD = '<head>'
const LOGIN = /^\/login(?:[/?]|$)/

type Known = { company: () => CompanyCard; reports: () => ReportSettings | null }

/**
 * Completes pages that failed. Their frame is missing, so the browser learns from the document where to
 * report the error and whom to call. The back office is drawn in the browser: its status is corrected here.
 */
export function errorDocuments({ company, reports }: Known) {
  return (response: ServerResponse, page: Buffer): Buffer => {
    const isAdmin = isAdminPath(response.req.url ?? '/')
    const hasFailed = takeFailed(String(response.getHeader('x-request-id') ?? ''))
    if (isAdmin && hasFailed && response.statusCode === 200) response.statusCode = 500
    const head = page.indexOf(HEAD)
    if (response.statusCode < 500 || head < 0 || !page.includes(MARK)) return page
    const settings = reports()
    const metas = [
      meta(COMPANY_MARK, markOf(company())),
      // The back office and its door load no error reporting (decision 020).
      ...(settings && !isAdmin && !LOGIN.test(response.req.url ?? '')
        ? [meta(REPORT_SETTINGS, settings)]
        : []),
    ]
    const at = head + HEAD.length
    return Buffer.concat([page.subarray(0, at), Buffer.from(metas.join('')), page.subarray(at)])
  }
}

export type ErrorDocuments = ReturnType<typeof errorDocuments>

function markOf({ word, phoneDisplay, phoneDial }: CompanyCard): CompanyMark {
  return { word, phone: { display: phoneDisplay, dial: phoneDial } }
}

function meta(name: string, content: object): string {
  return `<meta name="${name}" content="${escapeHtml(JSON.stringify(content))}">`
}
