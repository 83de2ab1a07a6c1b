'use client'

import { LastTestWords } from '@/components/admin/company/connections/last-test'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import type { LastTest } from '@/lib/desk/connections/read-connections'

type Props = { name: string; isSet: boolean; last: LastTest | null }

/** Tests the saved settings, and shows how the last test ended. */
export function ConnectionTest({ name, isSet, last }: Props) {
  const { send, busy, refusal } = useAction()
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        disabled={!isSet}
        aria-disabled={busy}
        onClick={() => void send('POST', `connections/${name}/test`)}
      >
        {busy ? 'Testing...' : 'Test the connection'}
      </Button>
      <p role="status" className="text-dense">
        {last ? <LastTestWords last={last} /> : isSet ? 'Not tested yet.' : 'Save the settings first.'}
      </p>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
