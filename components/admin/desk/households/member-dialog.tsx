'use client'

import { Pencil, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { Button } from '@/components/ui/button'

type Props = Omit<ComponentProps<typeof DialogForm>, 'trigger'> & {
  /** The member to change; without a name, a new one. */
  name: string | undefined
}

/** A button that opens a member's form. */
export function MemberDialog({ name, ...form }: Props) {
  const trigger =
    name === undefined ? (
      <Button variant="outline">
        <Plus aria-hidden="true" />
        {form.title}
      </Button>
    ) : (
      <Button variant="ghost" className="px-2.5">
        <Pencil aria-hidden="true" />
        Edit<span className="sr-only"> {name}</span>
      </Button>
    )
  return <DialogForm {...form} trigger={trigger} />
}
