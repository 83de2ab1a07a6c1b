import 'server-only'
import * as z from 'zod'
import type { MetaAccount } from '@/lib/marketing/conversions/ad-accounts'
import type { MetaEvent } from '@/lib/marketing/conversions/meta-event'
import { askVendor, mayPass, readableWords, VendorError } from '@/lib/marketing/conversions/vendor-request'
import { GRAPH_VERSION, isLimit, secretProof } from '@/lib/platform/integrations/meta-graph'

const acceptedSchema = z.object({
  events_received: z.number(),
  messages: z.array(z.unknown()).default([]),
  fbtrace_id: z.string().default(''),
})

const refusedSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.number().optional(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().default(false),
    error_user_title: z.string().optional(),
    error_user_msg: z.string().optional(),
  }),
})

/** Sends one event. Only tests include the code of Meta's test screen. @throws VendorError */
export async function sendToMeta(
  account: MetaAccount,
  event: MetaEvent,
  { isTest = false, signal }: { isTest?: boolean; signal?: AbortSignal } = {},
): Promise<{ trace: string; warnings: string[] }> {
  const { token, appSecret, testEventCode } = account
  const body = JSON.stringify({
    data: [event],
    ...(isTest && testEventCode && { test_event_code: testEventCode }),
    access_token: token,
    ...(appSecret && { appsecret_proof: secretProof(token, appSecret) }),
  })
  const answer = await askVendor(new URL(`/${GRAPH_VERSION}/${account.pixelId}/events`, account.api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
  })
  const accepted = acceptedSchema.safeParse(answer.body).data
  if (answer.ok && accepted && accepted.events_received > 0) {
    return {
      trace: accepted.fbtrace_id,
      warnings: accepted.messages.map((said) => readableWords(String(said))),
    }
  }
  const said = refusedSchema.safeParse(answer.body).data?.error
  const passes = answer.ok || mayPass(answer.status) || said?.is_transient || isLimit(said?.code ?? null)
  throw new VendorError(refusalMessage(said, answer.status), {
    permanent: !passes,
    status: answer.status,
    waitS: answer.waitS,
  })
}

function refusalMessage(said: z.infer<typeof refusedSchema>['error'] | undefined, status: number): string {
  if (!said) return `Meta answered ${status}`
  const { code, error_subcode, message, error_user_title, error_user_msg } = said
  const number = [code, error_subcode].filter((one) => one !== undefined).join('/')
  return readableWords([number, error_user_title ?? message, error_user_msg].filter(Boolean).join(': '))
}
