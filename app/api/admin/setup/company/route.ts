import { adminRoute } from '@/lib/accounts/admin-route'
import { companySchema, saveCompany } from '@/lib/desk/setup/company'

/** Saves the company's name, phone and time zone. */
export const POST = adminRoute({ body: companySchema, can: ['update', 'company'] }, ({ actor, body }) =>
  saveCompany(actor, body),
)
