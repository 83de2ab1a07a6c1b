import { TestPanel } from '@/components/admin/recipients/test-panel'
import type { Actor } from '@/lib/admin/actor'
import { getRecord } from '@/lib/admin/operations'
import { can } from '@/lib/auth/access'
import { readRecipientTest } from '@/lib/desk/recipient-test'
import { emailRecipients } from '@/lib/entities/email-recipients'

/** Beside the form of a recipient, for whoever may change it: the way to try whether mail arrives. */
export async function RecipientAside({ actor, id }: { actor: Actor; id: string }) {
  if (!can(actor, 'update', emailRecipients.name)) return null
  const record = await getRecord(actor, emailRecipients, id).catch(() => null)
  if (!record) return null
  return <TestPanel id={id} email={String(record.email)} last={await readRecipientTest(actor, id)} />
}
