import { adminHandler } from '@/lib/records/store/admin-handler'
import { takenBy } from '@/lib/records/store/taken'

/** Whether a value that only one record may have is another's: `{ message }`, null when it is free. */
export const GET = adminHandler(async ({ actor, entity, request }) => {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  return { message: await takenBy(actor, entity, asked) }
})
