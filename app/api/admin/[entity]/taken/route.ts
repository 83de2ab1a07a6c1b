import { adminHandler } from '@/lib/records/store/admin-handler'
import { takenBy } from '@/lib/records/store/taken'

/** Checks a unique value: `{ message }` when another record has it, null when it is free. */
export const GET = adminHandler(async ({ actor, entity, request }) => {
  const fields = Object.fromEntries(new URL(request.url).searchParams)
  return { message: await takenBy(actor, entity, fields) }
})
