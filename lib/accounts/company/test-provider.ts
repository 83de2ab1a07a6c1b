import 'server-only'
import { genericGrantRequest, ResponseBodyError } from 'openid-client'
import { assertCan, type SessionUser } from '@/lib/accounts/access/access'
import { forgetProvider, noteReach, openProvider } from '@/lib/accounts/company/provider'
import { providerFault } from '@/lib/accounts/company/provider-fault'
import { callbackUrl } from '@/lib/accounts/company/settings'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { openText } from '@/lib/platform/keyring/sealed-text'

const WORKS = 'The provider responded and accepted the client. Now sign in once with your company account.'

/**
 * Reads the provider's metadata, and sends a code that cannot be right: the provider checks the client first.
 * The result stays on the screen. @throws AppError 403, 404 before it was set up, 502 with its words
 */
export async function testProvider(actor: SessionUser, now = new Date()): Promise<{ message: string }> {
  assertCan(actor, 'update', 'accounts')
  const row = await db.companySignIn.findUnique({ where: { id: 1 } })
  if (!row) throw notFound('Save the provider first')
  forgetProvider()
  const failure = await tryClient({
    issuer: row.issuer,
    clientId: row.clientId,
    secret: openText(row.sealedSecret),
  })
  await db.companySignIn.update({
    where: { id: 1 },
    data: { testedAt: now, testPassed: failure === null, testWords: failure ?? WORKS },
  })
  if (failure !== null) throw new OutsideError(failure)
  return { message: WORKS }
}

async function tryClient(settings: Parameters<typeof openProvider>[0]): Promise<string | null> {
  try {
    const provider = await openProvider(settings)
    await genericGrantRequest(provider, 'authorization_code', { code: 'test', redirect_uri: callbackUrl() })
    return 'The provider accepted an invalid code'
  } catch (error) {
    const isAccepted = error instanceof ResponseBodyError && error.error === 'invalid_grant'
    const fault = isAccepted ? null : providerFault(error)
    await noteReach(fault?.is !== 'down')
    return fault?.words ?? null
  }
}
