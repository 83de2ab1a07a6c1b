import type { ServerResponse } from 'node:http'

/** Directives every answer carries. A page that needs more (script rules, frames it embeds) adds its own. */
const BASE_POLICY: Record<string, string> = {
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
}

/** A Content-Security-Policy: the base directives, and the given ones added or in their place. */
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

/** Sets the headers every response carries; a handler may still replace one of them. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
}

const framed = new WeakSet<ServerResponse>()

/** Lets our own pages show this answer in a frame: the preview beside a form. */
export function allowOwnFrames(response: ServerResponse): void {
  framed.add(response)
  response.setHeader('x-frame-options', 'SAMEORIGIN')
}

/** A policy as it stands on this answer. */
export function policyOn(response: ServerResponse, policy: string): string {
  return framed.has(response) ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy
}
