import 'server-only'
import * as z from 'zod'
import { invalidFields } from '@/lib/platform/errors'
import { MOST_SCRIPT_CHARACTERS } from '@/lib/records/entities/landing-page-templates'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'
import { judgeScripts } from '@/lib/site/landing-pages/script-hosts'

/** The field in the role table, which guards it by itself. */
export const SCRIPTS = 'landingPageTemplate.customScripts'

/** Scripts as somebody typed them. */
export const scriptsText = z
  .string('Please enter text')
  .trim()
  .max(
    MOST_SCRIPT_CHARACTERS,
    `Please use ${MOST_SCRIPT_CHARACTERS.toLocaleString('en-US')} characters or fewer`,
  )

/** What would run. @throws AppError 400 at `scripts`, naming the element or host that cannot be used */
export function acceptScripts(text: string): CustomScript[] {
  const { scripts, fault } = judgeScripts(text)
  if (fault !== null) throw invalidFields({ scripts: fault })
  return scripts
}
