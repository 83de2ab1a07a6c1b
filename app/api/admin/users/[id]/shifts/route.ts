import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { saveShiftPlan } from '@/lib/desk/routing/stored-shift-plan'

/** Saves another user's hours and vacations. */
export const PUT = adminRoute(z.unknown(), ({ actor, id, body }) => saveShiftPlan(actor, id, body))
