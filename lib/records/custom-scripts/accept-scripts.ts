import 'server-only'
import * as z from 'zod'
import { invalidFields } from '@/lib/platform/errors'
import { MAX_SCRIPT_CHARACTERS } from '@/lib/records/entities/landing-page-templates'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'
import { checkScripts } from '@/lib/site/landing-pages/script-hosts'

export const scriptsText = z
  .string('Please enter text')
  .trim()
  .max(
    MAX_SCRIPT_CHARACTERS,
    `Please use ${MAX_SCRIPT_CHARACTERS.toLocaleString('en-US')} characters or fewer`,
  )

/** The scripts in a text. @throws AppError 400 at `scripts`, naming the forbidden element or host */
export function acceptScripts(text: string): CustomScript[] {
  const { scripts, fault } = checkScripts(text)
  if (fault !== null) throw invalidFields({ scripts: fault })
  return scripts
}
