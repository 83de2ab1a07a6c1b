import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { saveShiftPlan } from '@/lib/desk/routing/stored-shift-plan'

/** Saves the person's own hours and vacations. */
export const PUT = adminRoute(z.unknown(), ({ actor, body }) => saveShiftPlan(actor, actor.id, body))
