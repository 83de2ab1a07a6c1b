'use client'

import { useState } from 'react'
import { TagsInput } from '@/components/admin/records/images/tags-input'
import type { Tag } from '@/components/admin/records/images/use-tags'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'

export function TaggingInput({ value, onChange, references, ...input }: EntityInputProps<string[]>) {
  const [named, setNamed] = useState<Record<string, string>>({})
  const nameOf = (id: string) => named[id] ?? references[id]?.title ?? 'Deleted tag'

  function change(tags: Tag[]) {
    setNamed((known) => ({ ...known, ...Object.fromEntries(tags.map(({ id, name }) => [id, name])) }))
    onChange(tags.map(({ id }) => id))
  }

  return <TagsInput {...input} value={value.map((id) => ({ id, name: nameOf(id) }))} onChange={change} />
}
