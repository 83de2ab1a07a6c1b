import 'server-only'
import * as z from 'zod'
import type { GoogleAccount } from '@/lib/marketing/conversions/ad-accounts'
import { forgetGoogleToken, googleToken } from '@/lib/marketing/conversions/google-token'
import {
  askVendor,
  mayPass,
  readableWords,
  type VendorAnswer,
  VendorError,
} from '@/lib/marketing/conversions/vendor-request'

/** Google Ads API version; each is supported for about a year. */
const VERSION = 'v26'

/** A report takes longer than a single conversion. */
const LIMIT_MS = 25_000

const QUOTA_WAIT_S = 15 * 60

/** Errors worth a retry although they look permanent. */
const PASSING = ['RESOURCE_EXHAUSTED', 'RESOURCE_TEMPORARILY_EXHAUSTED']

const chunksSchema = z.array(z.looseObject({ results: z.array(z.unknown()).default([]) }))

const refusalSchema = z.object({
  error: z.object({
    code: z.number().optional(),
    message: z.string().default(''),
    status: z.string().default(''),
    details: z
      .array(
        z.object({
          reason: z.string().optional(),
          errors: z
            .array(
              z.object({
                errorCode: z.record(z.string(), z.string()).default({}),
                message: z.string().default(''),
              }),
            )
            .default([]),
        }),
      )
      .default([]),
  }),
})

/** Runs a GAQL query, renewing a rejected token once. Returns raw rows. @throws VendorError */
export async function searchAccount(
  account: GoogleAccount,
  query: string,
  signal?: AbortSignal,
): Promise<unknown[]> {
  let answer = await ask(account, query, signal)
  if (answer.status === 401) {
    forgetGoogleToken(account)
    answer = await ask(account, query, signal)
  }
  const refusal = refusalIn(answer.body)
  if (!answer.ok || refusal) throw refused(answer, refusal)
  const chunks = chunksSchema.safeParse(answer.body)
  // Also for truncated responses.
  if (!chunks.success)
    throw new VendorError('Google answered nothing we know', { permanent: false, status: answer.status })
  return chunks.data.flatMap(({ results }) => results)
}

async function ask(account: GoogleAccount, query: string, signal?: AbortSignal): Promise<VendorAnswer> {
  const { adsApi, customerId, loginCustomerId } = account
  const path = `/${VERSION}/customers/${customerId}/googleAds:searchStream`
  return askVendor(new URL(path, adsApi), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await googleToken(account, signal)}`,
      'content-type': 'application/json',
      ...(loginCustomerId && { 'login-customer-id': loginCustomerId }),
    },
    body: JSON.stringify({ query }),
    signal,
    limitMs: LIMIT_MS,
  })
}

type Refusal = z.output<typeof refusalSchema>['error']

/** Finds the error object: alone, in the response array, or after rows already sent. */
function refusalIn(body: unknown): Refusal | null {
  for (const part of Array.isArray(body) ? body : [body]) {
    const found = refusalSchema.safeParse(part)
    if (found.success) return found.data.error
  }
  return null
}

function refused({ status, waitS }: VendorAnswer, refusal: Refusal | null): VendorError {
  const errors = refusal?.details.flatMap((detail) => detail.errors) ?? []
  const codes = errors.flatMap(({ errorCode }) => Object.values(errorCode))
  const isQuota = codes.some((code) => PASSING.includes(code))
  const said = errors.map(({ errorCode, message }) =>
    [...Object.values(errorCode), message].filter(Boolean).join(': '),
  )
  const reasons = refusal?.details.flatMap(({ reason }) => reason ?? []) ?? []
  const words = said.length > 0 ? said : [refusal?.status, refusal?.message, ...reasons].filter(Boolean)
  return new VendorError(readableWords(words.join('; ') || `Google answered ${status}`), {
    // The status was 200 if rows had already been sent.
    permanent: !isQuota && !mayPass(refusal?.code ?? status),
    status,
    waitS: waitS ?? (isQuota ? QUOTA_WAIT_S : undefined),
  })
}
