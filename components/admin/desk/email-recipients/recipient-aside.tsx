import { Card } from '@/components/admin/kit/card'
import { TestButton } from '@/components/admin/kit/channel-test/test-button'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { readRecipientTest } from '@/lib/desk/alerts/recipient-test'
import { emailRecipients } from '@/lib/records/entities/email-recipients'
import { getRecord } from '@/lib/records/store/operations'

/** Side panel of a recipient, for people who may edit it: tests whether mail arrives. */
export async function RecipientAside({ actor, id }: { actor: Actor; id: string }) {
  if (!can(actor, 'update', emailRecipients.area)) return null
  const record = await getRecord(actor, emailRecipients, id).catch(() => null)
  if (!record) return null
  return (
    <Card title="Test delivery">
      <p className="mb-3 text-dense text-ink-soft [overflow-wrap:anywhere]">
        A test email goes to {String(record.email)}, the same way alerts do.
      </p>
      <TestButton
        path={`email-recipients/${id}/test`}
        label="Send a test"
        last={await readRecipientTest(actor, id)}
        mayRead
      />
    </Card>
  )
}
