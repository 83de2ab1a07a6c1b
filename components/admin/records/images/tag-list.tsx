'use client'

import { Tags } from 'lucide-react'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { CreateTag } from '@/components/admin/records/images/create-tag'
import { TagRow } from '@/components/admin/records/images/tag-row'
import type { Allowed } from '@/lib/records/declare/permissions'
import type { CountedTag } from '@/lib/records/images/tags'

/** All tags with picture counts and actions. */
export function TagList({ tags, allowed }: { tags: CountedTag[]; allowed: Allowed }) {
  return (
    <div className="max-w-220">
      {allowed.create && <CreateTag />}
      <p role="status" className="mt-5 mb-3 text-dense text-ink-soft tabular">
        {tags.length === 1 ? '1 tag' : `${tags.length.toLocaleString('en-US')} tags`}
      </p>
      {tags.length === 0 ? (
        <EmptyState
          icon={Tags}
          title="No tags yet"
          words={allowed.create && 'Make the first above, or while you upload pictures.'}
        />
      ) : (
        <ul aria-label="Picture tags" className="rounded-control border border-line bg-card shadow-rest">
          {tags.map((tag) => (
            <TagRow key={tag.id} tag={tag} tags={tags} allowed={allowed} />
          ))}
        </ul>
      )}
    </div>
  )
}
