import 'server-only'
import { type Actor, deferredActor, systemActor } from '@/lib/accounts/actor'

/** The person of a call, with their rights at this moment; the system once their account is gone. */
export async function actorOfCall(userId: string | null): Promise<Actor> {
  return (userId && (await deferredActor(userId))) || systemActor('Phone calls')
}
