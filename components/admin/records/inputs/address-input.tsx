'use client'

import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { LinkChoice } from '@/components/admin/records/inputs/link-choice'
import { TextInput } from '@/components/admin/records/inputs/text-input'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { typedLink } from '@/lib/platform/typed-link'

/** Link target: a typed URL, or a page of the site found by name. */
export function AddressInput(props: EntityInputProps) {
  const { label, value, onChange, onBlur } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2.5">
      <div className="min-w-0 flex-[1_1_12rem]">
        <TextInput
          {...props}
          onBlur={() => {
            // Normalized as links are: example.org becomes https://example.org.
            const normalized = typedLink(value)
            if (normalized !== null && normalized !== value) onChange(normalized)
            onBlur()
          }}
        />
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileSearch aria-hidden="true" />
        Find a page
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>{label}</DialogTitle>
          {isOpen && (
            <LinkChoice
              current={value}
              about={
                value
                  ? `Currently links to ${value}`
                  : 'A page on this site, or a web address, email or phone number'
              }
              onLink={(href) => {
                onChange(href)
                setOpen(false)
              }}
            />
          )}
        </DialogContent>
      </Dialog>
    </div>
  )
}
