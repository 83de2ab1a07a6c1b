import 'server-only'
import { NextRequest, NextResponse } from 'next/server'
import NextAuth, { type NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import * as z from 'zod'
import { type Browser, browserOf } from '@/lib/accounts/access/access-log'
import { credentialsSchema, parseFor } from '@/lib/accounts/access/account-request'
import { knownBrowserCookie } from '@/lib/accounts/access/known-browser'
import { secureCookies, sessionCookieName, sessionCookieOptions } from '@/lib/accounts/access/session-cookie'
import { ABSOLUTE_HOURS } from '@/lib/accounts/access/session-limits'
import { resolveSession } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken, encodeSessionToken, sessionClaims } from '@/lib/accounts/sessions/session-token'
import { signIn, signOut } from '@/lib/accounts/sign-in/sign-in'
import { badRequest, notFound, unauthorized } from '@/lib/platform/errors'
import { DEFAULT_MAX_BYTES, readText } from '@/lib/platform/http/read-json'
import { keyring } from '@/lib/platform/keyring/keyring'

type NextAuthContext = { params: Promise<{ nextauth: string[] }> }

/** next-auth's other handlers would answer 500 with a password provider. */
const handlers: Record<string, readonly string[]> = {
  GET: ['csrf', 'providers', 'session', 'signin', 'signout', 'error'],
  POST: ['callback/credentials', 'signout'],
}

const text = z.string('This request cannot be understood').optional()
const fields = z.object({
  csrfToken: text,
  username: text,
  password: text,
  json: z.union([z.string(), z.boolean().transform(String)]).optional(),
})

/** Runs next-auth, but answers refused sign-ins like /api/login does, without a redirect. @throws AppError */
export async function nextAuthRoute(request: Request, context: NextAuthContext): Promise<Response> {
  const { nextauth } = await context.params
  if (!handlers[request.method]?.includes(nextauth.join('/'))) throw notFound()
  let refusal: unknown
  let username: string | undefined
  const options = nextAuthOptions(browserOf(request), {
    refused: (reason) => {
      refusal = reason
    },
    signedIn: (name) => {
      username = name
    },
  })
  const answer: Response = await NextAuth(await bounded(request), context, options)
  const response = new NextResponse(answer.body, answer)
  if (username) response.cookies.set(knownBrowserCookie(username))
  if (refusal) throw refusal
  // next-auth treats a malformed callback URL as a server error.
  if (response.status >= 500) throw badRequest('This request cannot be understood')
  return response
}

/** Removes all that next-auth does not need, such as callback URLs, which are ours to decide. */
async function bounded(request: Request): Promise<NextRequest> {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'POST') return new NextRequest(origin + pathname, { headers: request.headers })
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const text = await readText(request, DEFAULT_MAX_BYTES)
  const isJson = headers.get('content-type')?.includes('application/json')
  headers.set('content-type', 'application/json')
  const body = parseFor(fields, isJson ? parsedJson(text) : Object.fromEntries(new URLSearchParams(text)))
  return new NextRequest(origin + pathname, { method: 'POST', headers, body: JSON.stringify(body) })
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request is not valid JSON')
  }
}

/** next-auth's route supports one step only; /api/login supports the second. */
const SECOND_STEP = 'This account has a second factor. Please sign in at /login'

/**
 * next-auth over our own sign-in, with the limits, session rows and cookie of /api/login. `refused` gets the
 * error that next-auth would turn into a redirect; `signedIn` the username.
 */
function nextAuthOptions(
  browser: Browser,
  { refused, signedIn }: { refused: (reason: unknown) => void; signedIn: (username: string) => void },
): NextAuthOptions {
  return {
    secret: keyring()[0].secret,
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
