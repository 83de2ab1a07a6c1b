import 'server-only'
import * as z from 'zod'
import type { GoogleAccount } from '@/lib/marketing/conversions/ad-accounts'
import type { GoogleEvent } from '@/lib/marketing/conversions/google-event'
import { forgetGoogleToken, googleToken } from '@/lib/marketing/conversions/google-token'
import {
  askVendor,
  mayPass,
  readableWords,
  type VendorAnswer,
  VendorError,
} from '@/lib/marketing/conversions/vendor-request'

const VERSION = '/v1'

const acceptedSchema = z.object({
  requestId: z.string().min(1),
  fieldWarnings: z
    .array(
      z.object({
        reason: z.string().optional(),
        description: z.string().optional(),
        field: z.string().optional(),
      }),
    )
    .default([]),
})

const errorSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    status: z.string().default(''),
    details: z
      .array(
        z.object({
          reason: z.string().optional(),
          fieldViolations: z
            .array(
              z.object({
                field: z.string().default(''),
                description: z.string().default(''),
                reason: z.string().optional(),
              }),
            )
            .default([]),
        }),
      )
      .default([]),
  }),
})

const countsSchema = (name: string) =>
  z
    .looseObject({})
    .transform((info) =>
      z
        .array(z.object({ reason: z.string() }))
        .catch([])
        .parse(info[name]),
    )
    .optional()

const statusSchema = z.object({
  requestStatusPerDestination: z.array(
    z.object({
      requestStatus: z.string(),
      errorInfo: countsSchema('errorCounts'),
      warningInfo: countsSchema('warningCounts'),
    }),
  ),
})

export type GoogleVerdict = { status: string; errors: string[]; warnings: string[] }

/** Sends a conversion. Success means accepted, not matched: see `googleVerdict`. @throws VendorError */
export async function ingest(
  account: GoogleAccount,
  tier: number,
  event: GoogleEvent,
  { validateOnly = false, signal }: { validateOnly?: boolean; signal?: AbortSignal } = {},
): Promise<{ requestId: string; warnings: string[] }> {
  const reference = `tier${tier}`
  const { customerId, loginCustomerId } = account
  const destination = {
    reference,
    productDestinationId: account.actions[tier],
    operatingAccount: { accountType: 'GOOGLE_ADS', accountId: customerId },
    ...(loginCustomerId && { loginAccount: { accountType: 'GOOGLE_ADS', accountId: loginCustomerId } }),
  }
  const body = JSON.stringify({
    destinations: [destination],
    events: [{ destinationReferences: [reference], ...event }],
    encoding: 'HEX',
    validateOnly,
  })
  const answer = await ask(account, `${VERSION}/events:ingest`, { method: 'POST', body, signal })
  const accepted = acceptedSchema.safeParse(answer.body)
  if (!accepted.success)
    throw new VendorError('Google answered nothing we know', { permanent: false, status: answer.status })
  const { requestId, fieldWarnings } = accepted.data
  return {
    requestId,
    warnings: fieldWarnings.map((one) => joinReasons([one.field, one.reason, one.description])),
  }
}

/** Status of a request: PROCESSING, SUCCESS, PARTIAL_SUCCESS or FAILED, with reasons. @throws VendorError */
export async function googleVerdict(
  account: GoogleAccount,
  requestId: string,
  signal?: AbortSignal,
): Promise<GoogleVerdict> {
  const path = `${VERSION}/requestStatus:retrieve?requestId=${encodeURIComponent(requestId)}`
  const { body, status } = await ask(account, path, { method: 'GET', signal })
  const [verdict] = statusSchema.safeParse(body).data?.requestStatusPerDestination ?? []
  if (!verdict) throw new VendorError('Google answered nothing we know', { permanent: false, status })
  const reasons = (counts: { reason: string }[] = []) =>
    counts.map(({ reason }) => reason.replace(/^PROCESSING_(?:ERROR|WARNING)_(?:REASON_)?/, ''))
  return {
    status: verdict.requestStatus,
    errors: reasons(verdict.errorInfo),
    warnings: reasons(verdict.warningInfo),
  }
}

async function ask(
  account: GoogleAccount,
  path: string,
  init: { method: string; body?: string; signal?: AbortSignal },
): Promise<VendorAnswer> {
  const token = await googleToken(account, init.signal)
  const headers = {
    authorization: `Bearer ${token}`,
    ...(init.body !== undefined && { 'content-type': 'application/json' }),
  }
  const answer = await askVendor(new URL(path, account.api), { ...init, headers })
  if (answer.ok) return answer
  const isOld = answer.status === 401
  if (isOld) forgetGoogleToken(account)
  throw new VendorError(refusalWords(answer), {
    permanent: !isOld && !mayPass(answer.status),
    status: answer.status,
    waitS: answer.waitS,
  })
}

/** All of Google's reasons, so that staff know what to fix. */
function refusalWords({ body, status }: VendorAnswer): string {
  const said = errorSchema.safeParse(body).data?.error
  if (!said) return `Google answered ${status}`
  const violations = said.details.flatMap(({ fieldViolations }) =>
    fieldViolations.map(({ field, reason, description }) => joinReasons([reason, field, description])),
  )
  const reasons = violations.length > 0 ? violations : said.details.flatMap(({ reason }) => reason ?? [])
  return readableWords(
    [said.status || `Google answered ${status}`, said.message, ...reasons].filter(Boolean).join('; '),
  )
}

function joinReasons(parts: (string | undefined)[]): string {
  return readableWords(parts.filter(Boolean).join(': '))
}
