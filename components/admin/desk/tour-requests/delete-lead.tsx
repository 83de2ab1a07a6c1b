import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'

type Props = { leadId: string; name: string; alerts: number; isErased: boolean }

/** Deletes a test lead, and points to erasure for a family's own. */
export function DeleteLead({ leadId, name, alerts, isErased }: Props) {
  const goes = ['the request', 'its history and notes', 'what was agreed to', alertWords(alerts)]
  return (
    <Card title="A test?">
      <p className="text-ink-soft">
        Deleting takes it out of every count.
        {!isErased && (
          <>
            {' '}
            Does a family ask?{' '}
            <Link href="/admin/personal-data" className="text-link">
              Erase its data
            </Link>{' '}
            instead.
          </>
        )}
      </p>
      <ActionButton
        variant="ghost"
        className="mt-3 -ml-3 text-bad"
        method="DELETE"
        path={`tour-requests/${leadId}`}
        done="Deleted"
        leadsTo="/admin/tour-requests"
        confirm={{
          title: `Delete the request of ${name}?`,
          words: `For good: ${goes.filter(Boolean).join(', ')}. Reports no longer count it. That you deleted it stays in the audit log, without the name.`,
          action: 'Delete',
        }}
      >
        Delete this request
      </ActionButton>
    </Card>
  )
}

function alertWords(alerts: number): string {
  return alerts === 0 ? '' : `${alerts} ${alerts === 1 ? 'alert' : 'alerts'} with every attempt`
}
