import { COMPANY_REFUSALS } from '@/lib/accounts/access/company-refusals'

export type LoginNotice = { tone: 'ok' | 'info'; words: string }

const NOTICES: Record<string, LoginNotice> = {
  'signed-out-everywhere': { tone: 'ok', words: 'You are signed out in every browser.' },
  'password-changed': {
    tone: 'ok',
    words: 'Your new password is set, and every browser was signed out. Sign in with it now.',
  },
  ...Object.fromEntries(
    Object.entries(COMPANY_REFUSALS).map(([name, { words }]) => [name, { tone: 'info', words } as const]),
  ),
}

/** The notice named in the URL; null for an unknown name. */
export function namedNotice(name: unknown): LoginNotice | null {
  return typeof name === 'string' && Object.hasOwn(NOTICES, name) ? (NOTICES[name] ?? null) : null
}
