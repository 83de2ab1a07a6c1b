'use client'

import { Tags } from 'lucide-react'
import { CreateTag } from '@/components/admin/records/images/create-tag'
import { TagRow } from '@/components/admin/records/images/tag-row'
import type { Allowed } from '@/lib/records/declare/permissions'
import type { CountedTag } from '@/lib/records/images/list-tags'

type Props = { tags: CountedTag[]; allowed: Allowed }

/** All tags with picture counts and actions. */
export function TagList({ tags, allowed }: Props) {
  return (
    <div className="max-w-220">
      {allowed.create && <CreateTag />}
      <p role="status" className="mt-5 mb-3 text-dense text-ink-soft tabular">
        {tags.length === 1 ? '1 tag' : `${tags.length.toLocaleString('en-US')} tags`}
      </p>
      {tags.length === 0 ? (
        <div className="rounded-control border border-dashed border-line-strong px-6 py-14 text-center">
          <Tags className="mx-auto size-9 text-copper" aria-hidden="true" />
          <p className="mt-3 text-lead">No tags yet</p>
          {allowed.create && (
            <p className="mt-1 text-dense text-ink-soft">
              Make the first above, or while you upload pictures.
            </p>
          )}
        </div>
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
