import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { readOwnRows } from '@/lib/desk/setup/own-rows'
import { type CheckedStep, checkSteps } from '@/lib/desk/setup/step-checks'
import { SETUP_STEPS, type StepKey } from '@/lib/desk/setup/steps'

export type SetupLine = CheckedStep & { key: StepKey; title: string }

type Setup = {
  steps: SetupLine[]
  done: number
  isOpen: boolean
  canOpen: boolean
  hasHomePage: boolean
}

/** The setup guide as it stands, read from the rows. @throws AppError 403 for everyone but administrators */
export async function readSetup(actor: Actor): Promise<Setup> {
  assertCan(actor, 'read', 'administration')
  const own = await readOwnRows()
  const checked = await checkSteps(actor, own)
  const steps = SETUP_STEPS.map(({ key, title }) => ({ key, title, ...checked[key] }))
  return {
    steps,
    done: steps.filter(({ isDone }) => isDone).length,
    isOpen: own.openedAt !== null,
    canOpen: Boolean(own.settings?.companyName && own.settings.companyPhoneDisplay),
    hasHomePage: own.hasHomePage,
  }
}
