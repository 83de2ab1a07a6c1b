import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { AdLead } from '@/lib/leads/lead-forms/ad-lead'
import type { Tx } from '@/lib/platform/database/db'
import type { LeadForm } from '@/lib/platform/generated/prisma/client'

/** Reads a form's settings; a new form is added so that staff can assign its community. */
export async function knownForm(
  tx: Tx,
  { platform, formId }: Pick<AdLead, 'platform' | 'formId'>,
): Promise<LeadForm | null> {
  if (!formId) return null
  const known = await tx.leadForm.findUnique({ where: { formId } })
  if (known) return known
  const name = `${platform.name} form ${formId}`
  await tx.$executeRaw`
    insert into lead_forms (id, platform, form_id, name, updated_at)
    values (${uuidv7()}::uuid, ${platform.id}, ${formId}, ${name}, now()) on conflict (form_id) do nothing`
  return tx.leadForm.findUnique({ where: { formId } })
}
