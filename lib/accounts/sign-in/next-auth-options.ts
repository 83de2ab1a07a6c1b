import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { credentialsSchema, parseFor } from '@/lib/accounts/access/account-request'
import type { Browser } from '@/lib/accounts/access/browser'
import { secureCookies, sessionCookieName, sessionCookieOptions } from '@/lib/accounts/access/session-cookie'
import { ABSOLUTE_HOURS } from '@/lib/accounts/access/session-limits'
import { resolveSession } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken, encodeSessionToken, sessionClaims } from '@/lib/accounts/sessions/session-token'
import { signIn } from '@/lib/accounts/sign-in/sign-in'
import { signOut } from '@/lib/accounts/sign-in/sign-out'
import { env } from '@/lib/platform/env'
import { unauthorized } from '@/lib/platform/errors'

/** next-auth's route supports one step only; /api/login supports the second. */
const SECOND_STEP = 'This account has a second factor. Please sign in at /login'

/**
 * next-auth over our own sign-in, with the limits, session rows and cookie of /api/login. `refused` gets the
 * error that next-auth would turn into a redirect; `signedIn` the username.
 */
export function nextAuthOptions(
  browser: Browser,
  { refused, signedIn }: { refused: (reason: unknown) => void; signedIn: (username: string) => void },
): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    useSecureCookies: secureCookies(),
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    session: { strategy: 'jwt', maxAge: ABSOLUTE_HOURS * 60 * 60 },
    pages: { signIn: '/login', signOut: '/', error: '/login' },
    providers: [
      CredentialsProvider({
        credentials: { username: {}, password: {} },
        authorize: async (body) => {
          try {
            const answer = await signIn(parseFor(credentialsSchema, body), browser)
            if ('secondStep' in answer) throw unauthorized(SECOND_STEP)
            const { user, claims } = answer
            signedIn(user.username)
            return { id: user.id, name: user.username, email: user.email, claims }
          } catch (error) {
            refused(error)
            return null
          }
        },
      }),
    ],
    jwt: {
      encode: async ({ token }) => {
        const claims = sessionClaims(token ?? null)
        if (!claims) throw new Error('a session token needs claims')
        return encodeSessionToken(claims)
      },
      // Ended sessions decode to null, so that polling /api/auth/session cannot keep or revive them.
      decode: async ({ token }) => {
        const claims = await decodeSessionToken(token)
        const user = claims && (await resolveSession(claims, new Date(), { activity: false }))
        return user ? { ...claims, name: user.username, email: user.email } : null
      },
    },
    callbacks: {
      jwt: ({ token, user }) => (user && 'claims' in user ? { ...token, ...Object(user.claims) } : token),
    },
    events: { signOut: () => signOut(browser) },
    // Ended and forged sessions are normal; next-auth would log each one.
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  }
}
