import 'server-only'
import type { Handler } from '@/lib/platform/outbox/define-handler'

type Registry = Readonly<Record<string, Handler>>

// Next compiles this module into several bundles; the server registers the handlers in its own.
const holder = globalThis as { porchlightHandlers?: () => Promise<Registry> }

/** Makes the handlers known to domains that cannot import them. A second registration changes nothing. */
export function registerHandlers(load: () => Promise<Registry>): void {
  holder.porchlightHandlers ??= load
}

/** @throws before the registration */
export async function registeredHandlers(): Promise<Handler[]> {
  if (!holder.porchlightHandlers) throw new Error('No outbox handlers are registered')
  return Object.values(await holder.porchlightHandlers())
}

/** Names of the kinds that `is` is true of. */
export async function kindsWhere(is: (handler: Handler) => boolean | undefined): Promise<string[]> {
  return (await registeredHandlers()).filter(is).map(({ kind }) => kind)
}

/** Kinds that alert staff of a lead; one accepted alert is enough. */
export const alertKinds = () => kindsWhere(({ rings }) => rings)

/** Kinds that tell a family about its request. */
export const familyKinds = () => kindsWhere(({ toFamily }) => toFamily)

/** Kinds that are not sent by themselves after a restore. */
export const heldKinds = () => kindsWhere(({ afterRestore }) => afterRestore === 'hold')
