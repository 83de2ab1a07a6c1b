import { rawRequest } from '@/tests/support/raw-request'

export type Caller = { cookie?: string | null; site?: string; from?: string }

/** Calls back-office endpoints of a running server: JSON in, status and JSON out. */
export function backOfficeClient(url: string) {
  return async (method: string, path: string, body: unknown, caller: Caller = {}) => {
    const { cookie, site = 'same-origin', from } = caller
    const answer = await rawRequest(url, path, {
      method,
      headers: {
        'sec-fetch-site': site,
        ...(cookie && { cookie }),
        ...(from && { 'x-forwarded-for': from }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const isJson = /^application\/(problem\+)?json/.test(answer.headers['content-type'] ?? '')
    return { ...answer, json: isJson ? JSON.parse(answer.body) : null }
  }
}
