'use client'

import { useQuery } from '@tanstack/react-query'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

/** What the form reads of GET /api/communities. */
type Listed = { id: string; name: string; city: string | null }

/** Which community, where neither page nor link said it. Without the list nothing is asked: the person who calls does. */
export function CommunityChoice({ lead, id }: { lead: LeadForm; id: string }) {
  const { data: communities = [] } = useQuery<Listed[]>({ queryKey: ['/api/communities'] })
  if (communities.length === 0) return null
  return (
    <Field id={`${id}-community`} label="Which community?">
      {(control) => (
        <Select {...control} {...lead.field('communityId')}>
          <option value="">Not sure yet</option>
          {communities.map(({ id: communityId, name, city }) => (
            <option key={communityId} value={communityId}>
              {city ? `${name}, ${city}` : name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
