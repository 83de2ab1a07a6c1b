import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { escapeInJson } from '@/lib/platform/json-escape'
import { isSameSecret } from '@/lib/platform/same-secret'
import type { PageScripts } from '@/lib/site/landing-pages/custom-script'

/**
 * The scripts of a page as the text that stands in it, and the seal by which the front knows that we put it there. The text is
 * ASCII without a character that means something in HTML, so that everybody who reads it reads the same.
 */
export function sealScripts(page: PageScripts): { text: string; seal: string } {
  const text = escapeInJson(JSON.stringify(page), /[^ -~]|[<>&]/g)
  return { text, seal: sealOf(text) }
}

/** What was sealed; null for anything else. */
export function openScripts(seal: string, text: string): PageScripts | null {
  return isSameSecret(seal, sealOf(text)) ? (JSON.parse(text) as PageScripts) : null
}

/** By a key of its own, so that no other signature of ours can pass for a seal. */
function sealOf(text: string): string {
  const key = Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', 'porchlight custom scripts', 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}
