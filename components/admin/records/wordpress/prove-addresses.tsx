'use client'

import { MapPinCheck } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '@/components/admin/kit/use-action'
import { ProofTable } from '@/components/admin/records/old-addresses/proof-table'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { AddressProof } from '@/lib/records/old-addresses/prove-addresses'

/** Checks what visitors get at the old addresses of an export. */
export function ProveAddresses({ id }: { id: string }) {
  const { send, busy, refusal } = useAction({ redraw: false })
  const [proof, setProof] = useState<AddressProof | null>(null)

  async function prove() {
    setProof(await send<AddressProof>('POST', `wordpress/${id}/addresses`, undefined))
  }

  return (
    <div className="grid gap-4">
      <Button
        className="justify-self-start"
        variant="outline"
        aria-disabled={busy}
        onClick={() => !busy && void prove()}
      >
        <MapPinCheck aria-hidden="true" />
        {busy ? 'Checking each URL...' : 'Check the old URLs'}
      </Button>
      {refusal && <Message tone="bad">{refusal.message}</Message>}
      {proof && <ProofTable proof={proof} />}
    </div>
  )
}
