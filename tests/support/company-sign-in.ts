import { GET as callbackHandler } from '@/app/api/login/company/callback/route'
import { POST as logoutHandler } from '@/app/api/login/company/logout/route'
import { GET as startHandler } from '@/app/api/login/company/route'
import { forgetProvider } from '@/lib/accounts/company/provider'
import { db } from '@/lib/platform/database/db'
import { sealText } from '@/lib/platform/keyring/sealed-text'
import { sessionCookieFrom } from '@/tests/support/account-handlers'
import type { startIdentityProvider } from '@/tests/support/identity-provider'

type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>

const SITE = 'http://localhost:3000'
export const CALLBACK = `${SITE}/api/login/company/callback`

const headers = (cookie?: string) => ({
  'x-porchlight-client-address': '203.0.113.7',
  ...(cookie && { cookie }),
})

/** Company sign-in as it was set up at this provider, with one domain and no groups. */
export async function givenCompanySignIn({ issuer, client }: IdentityProvider, companyOnly = false) {
  await db.companySignIn.deleteMany()
  await db.companyDomain.deleteMany()
  await db.companyGroup.deleteMany()
  await db.companySignIn.create({
    data: { isOn: true, issuer, clientId: client.id, sealedSecret: sealText(client.secret) },
  })
  await db.companyDomain.create({ data: { domain: 'sample.example', companyOnly } })
  forgetProvider()
}

export type Begun = { status: number; location: string; cookie: string }

/** Presses “Sign in with your company account”. */
export async function begin(): Promise<Begun> {
  const response = await startHandler(new Request(`${SITE}/api/login/company`, { headers: headers() }), {})
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { status: response.status, location: response.headers.get('location') ?? '', cookie }
}

/** Comes back from the provider. @returns where it leads, and the session's cookie */
export async function comeBack(address: URL, cookie: string) {
  const request = new Request(address, { headers: headers(cookie) })
  const response = await callbackHandler(request, {})
  return {
    status: response.status,
    to: (response.headers.get('location') ?? '').replace(SITE, ''),
    session: sessionCookieFrom(response),
  }
}

/** Signs a person of the provider in. */
export async function signInAt(provider: IdentityProvider, sub: string) {
  provider.state.signsIn = sub
  const { location, cookie } = await begin()
  return comeBack(await provider.follow(location), cookie)
}

/** Delivers a back-channel message. */
export function sendLogout(form: string) {
  const request = new Request(`${SITE}/api/login/company/logout`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  })
  return logoutHandler(request, {})
}
