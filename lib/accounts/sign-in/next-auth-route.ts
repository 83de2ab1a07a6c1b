import 'server-only'
import { NextRequest, NextResponse } from 'next/server'
import NextAuth from 'next-auth'
import * as z from 'zod'
import { parseFor } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { knownBrowserCookie } from '@/lib/accounts/access/known-browser'
import { nextAuthOptions } from '@/lib/accounts/sign-in/next-auth-options'
import { badRequest, notFound } from '@/lib/platform/errors'
import { DEFAULT_MAX_BYTES, readText } from '@/lib/platform/http/read-json'

export type NextAuthContext = { params: Promise<{ nextauth: string[] }> }

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
