import * as z from 'zod'
import { domainOf } from '@/lib/accounts/access/company-only'

const ENTRA = 'https://login.microsoftonline.com/'

const groupNames = z.union([z.string().transform((one) => [one]), z.array(z.string())])

/** Facts about a person that their provider vouches for. */
export type CompanyPerson = {
  issuer: string
  subject: string
  /** Null unless the provider says that it was verified. */
  email: string | null
  /** A suggestion for the username. */
  name: string
  groups: string[]
  /** True when the provider left out the groups because there are too many (Entra's overage). */
  hasTooManyGroups: boolean
  hasSecondFactor: boolean
  /** The provider's id of its own session. */
  sid: string | null
}

type Claims = Record<string, unknown> & { iss: string; sub: string }

/** Reads an ID token's claims. @param groupsClaim the claim that names the groups */
export function companyPerson(claims: Claims, groupsClaim: string): CompanyPerson {
  const email = textOf(claims.email)
  const groups = groupNames.safeParse(claims[groupsClaim])
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email?.includes('@') && isVerified(claims) ? email : null,
    name: textOf(claims.preferred_username) ?? textOf(claims.name) ?? email ?? claims.sub,
    groups: groups.success ? groups.data : [],
    hasTooManyGroups: !groups.success && isOverage(claims, groupsClaim),
    hasSecondFactor: Array.isArray(claims.amr) && claims.amr.includes('mfa'),
    sid: textOf(claims.sid) ?? null,
  }
}

/** Entra has no email_verified; its xms_edov says that the owner of the domain was verified. */
function isVerified({ iss, email_verified: verified, xms_edov: edov }: Claims): boolean {
  if (verified === true) return true
  return iss.startsWith(ENTRA) && (edov === true || edov === 1 || edov === '1')
}

function isOverage({ _claim_names: elsewhere, hasgroups }: Claims, groupsClaim: string): boolean {
  const isElsewhere = typeof elsewhere === 'object' && elsewhere !== null && groupsClaim in elsewhere
  return isElsewhere || (groupsClaim === 'groups' && (hasgroups === true || hasgroups === 'true'))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}

/** True when the person's address is verified and of one of the company's domains. */
export function isOfDomain({ email }: Pick<CompanyPerson, 'email'>, domains: readonly string[]): boolean {
  return email !== null && domains.includes(domainOf(email))
}
