import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { readOwnAlertRules, saveOwnAlertRules } from '@/lib/desk/alerts/alert-rules'

/** The person's alert rules for new leads. */
export const GET = adminRoute(({ actor }) => readOwnAlertRules(actor))

export const PUT = adminRoute(z.unknown(), ({ actor, body }) => saveOwnAlertRules(actor, body))
