import { TestPanel } from '@/components/admin/desk/email-recipients/test-panel'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { readRecipientTest } from '@/lib/desk/alerts/recipient-test'
import { emailRecipients } from '@/lib/records/entities/email-recipients'
import { getRecord } from '@/lib/records/store/operations'

/** Side panel of a recipient, for people who may edit it: sends a test email. */
export async function RecipientAside({ actor, id }: { actor: Actor; id: string }) {
  if (!can(actor, 'update', emailRecipients.area)) return null
  const record = await getRecord(actor, emailRecipients, id).catch(() => null)
  if (!record) return null
  return <TestPanel id={id} email={String(record.email)} last={await readRecipientTest(actor, id)} />
}
