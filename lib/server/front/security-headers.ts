import type { ServerResponse } from 'node:http'

/** Directives on every response; pages that need more add their own. */
const BASE_POLICY: Record<string, string> = {
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
}

/** The base directives, with `directives` added or replacing them. */
export function contentSecurityPolicy(directives: Record<string, string> = {}): string {
  return Object.entries({ ...BASE_POLICY, ...directives })
    .map(([name, value]) => (value ? `${name} ${value}` : name))
    .join('; ')
}

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
  'content-security-policy': contentSecurityPolicy(),
}

/** Pictures made for mail and for previews of links, which other origins show. */
const SHOWN_ELSEWHERE = '/share/'

export function setSecurityHeaders(response: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  if (path.startsWith(SHOWN_ELSEWHERE)) response.setHeader('cross-origin-resource-policy', 'cross-origin')
}

const framed = new WeakSet<ServerResponse>()

/** Allows framing by our own pages, for the preview next to a form. */
export function allowOwnFrames(response: ServerResponse): void {
  framed.add(response)
  response.setHeader('x-frame-options', 'SAMEORIGIN')
}

export function policyOn(response: ServerResponse, policy: string): string {
  return framed.has(response) ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy
}
