'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { refreshLeadLists } from '@/components/admin/desk/tour-requests/lead-queries'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast-store'

type Props = { leadId: string; name: string; alerts: number; isErased: boolean }

/** Deletes a test lead, and points to erasure for a family's own. */
export function DeleteLead({ leadId, name, alerts, isErased }: Props) {
  const router = useRouter()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()

  async function remove() {
    setProblem(undefined)
    const { refusal } = await callAdmin('DELETE', `tour-requests/${leadId}`)
    if (refusal) return setProblem(refusal.message)
    toast({ title: 'Deleted' })
    void refreshLeadLists(client)
    router.push('/admin/tour-requests')
  }

  const goes = ['the request', 'its history and notes', 'what was agreed to', alertWords(alerts)]
  return (
    <Panel title="A test?">
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
      <ConfirmDialog
        trigger={
          <Button variant="ghost" className="mt-3 -ml-3 text-bad">
            Delete this request
          </Button>
        }
        title={`Delete the request of ${name}?`}
        words={`For good: ${goes.filter(Boolean).join(', ')}. Reports no longer count it. That you deleted it stays in the audit log, without the name.`}
        action="Delete"
        onConfirm={remove}
      />
      <FormRefusal message={problem} />
    </Panel>
  )
}

function alertWords(alerts: number): string {
  return alerts === 0 ? '' : `${alerts} ${alerts === 1 ? 'alert' : 'alerts'} with every attempt`
}
