'use client'

import { KeyRound, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { type SecondStep, useAuth } from '@/lib/browser/auth'

/** Signs in with a passkey, alone or as the second step. */
export function PasskeyButton({ label, step }: { label: string; step?: SecondStep }) {
  const { loginWithPasskey } = useAuth()
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function use() {
    if (pending) return
    setPending(true)
    setFailure(null)
    try {
      // Stays pending after success, until the next screen.
      await loginWithPasskey(step)
    } catch (error) {
      setFailure((error instanceof Error && error.message) || 'Login failed')
      setPending(false)
    }
  }

  const Icon = pending ? LoaderCircle : KeyRound
  return (
    <div className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {failure && <Message tone="bad">{failure}</Message>}
      </div>
      <Button variant="outline" size="lg" onClick={use} aria-disabled={pending} className="w-full">
        <Icon aria-hidden="true" className={pending ? 'animate-spin' : undefined} />
        {pending ? 'Waiting for your device...' : label}
      </Button>
    </div>
  )
}
