import 'server-only'
import { createHmac } from 'node:crypto'
import { escapeInJson } from '@/lib/platform/json-escape'
import { deriveKey } from '@/lib/platform/keyring/keyring'
import { isSameSecret } from '@/lib/platform/same-secret'
import type { PageScripts } from '@/lib/site/landing-pages/custom-script'

/** Scripts with an HMAC seal for the front server, as ASCII without HTML special characters. */
export function sealScripts(page: PageScripts): { text: string; seal: string } {
  const text = escapeInJson(JSON.stringify(page), /[^ -~]|[<>&]/g)
  return { text, seal: sealOf(text) }
}

/** The sealed scripts, or null when the seal does not match. */
export function openScripts(seal: string, text: string): PageScripts | null {
  return isSameSecret(seal, sealOf(text)) ? (JSON.parse(text) as PageScripts) : null
}

/** Derives a separate key, so that no other signature of ours can pass for a seal. */
function sealOf(text: string): string {
  return createHmac('sha256', deriveKey('porchlight custom scripts')).update(text).digest('base64url')
}
