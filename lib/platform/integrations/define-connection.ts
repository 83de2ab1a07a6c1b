import 'server-only'
import type { SettingName } from '@/lib/platform/env'

type ConnectionField = {
  /** Its environment variable, which takes precedence over what is entered. */
  name: SettingName
  label: string
  hint?: string
  /** Never shown again once it is stored. */
  isSecret?: boolean
  /** Where the secrets are sent: with another address they have to be entered again. */
  isAddress?: boolean
}

export type Connection = {
  /** In its address: /admin/connections/mail */
  name: string
  title: string
  purpose: string
  /** Set for ad accounts: people who run the advertising enter them, too. Else administrators do. */
  area?: 'advertising'
  /** How one gets the values, in order. */
  steps: readonly string[]
  /** For the command palette, besides the title. */
  words: string
  fields: readonly ConnectionField[]
  /** Fields that work together only, where lib/platform/env.ts does not say so. */
  together?: readonly SettingName[]
  /** True when it can be used as it is set now. */
  isSet(): boolean
  /** Asks the other system. Returns its answer for people. @throws AppError with what is wrong */
  test(): Promise<string>
  /** Where the rest of it is set. */
  more?: { href: string; label: string }
}

/** A system that the product uses. List it in desk/connections/registry.ts. */
export function defineConnection<C extends Connection>(connection: C): C {
  return connection
}
