import * as z from 'zod'
import { ROLES } from '@/lib/accounts/access/access'

const ISSUER = 'Please enter the issuer URL, which begins with https://'
const DOMAIN = 'Please enter a domain such as example.com'
const GROUP = 'Please enter the group as the provider sends it'
const MAX_SECRET = 2_000

const domain = z.strictObject({
  domain: z
    .string(DOMAIN)
    .trim()
    .toLowerCase()
    .max(253, DOMAIN)
    .regex(/^(?!-)[a-z\d-]+(?:\.[a-z\d-]+)+$/, DOMAIN),
  companyOnly: z.boolean(),
})

const group = z.strictObject({
  name: z.string(GROUP).trim().min(1, GROUP).max(300, GROUP),
  role: z.enum(ROLES, 'Please choose a role'),
  communityIds: z.array(z.uuid()).max(200),
})

export const companySignInSchema = z.strictObject({
  isOn: z.boolean(),
  issuer: z
    .string(ISSUER)
    .trim()
    .max(500, ISSUER)
    .pipe(z.url({ protocol: /^https?$/, error: ISSUER })),
  clientId: z.string().trim().min(1, 'Please enter the client ID').max(500),
  /** Empty: keeps the stored one. */
  secret: z.string().trim().max(MAX_SECRET, 'This is too long'),
  groupsClaim: z
    .string()
    .trim()
    .regex(/^[\w:/.-]{1,200}$/, 'Please enter the name of a claim, such as groups'),
  domains: z.array(domain).max(50),
  groups: z.array(group).max(100),
})

export type CompanySignInForm = z.output<typeof companySignInSchema>
