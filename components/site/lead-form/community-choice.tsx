'use client'

import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

/** Community select, used when the subject names none. Omitted without a list: the caller asks instead. */
export function CommunityChoice({ lead, id }: { lead: LeadForm; id: string }) {
  if (lead.communities.length === 0) return null
  return (
    <Field id={`${id}-community`} label="Which community?">
      {(control) => (
        <Select {...control} {...lead.field('communityId')}>
          <option value="">Not sure yet</option>
          {lead.communities.map(({ id: communityId, name, city }) => (
            <option key={communityId} value={communityId}>
              {city ? `${name}, ${city}` : name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
