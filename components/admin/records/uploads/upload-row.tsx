'use client'

import { Check, CircleAlert, Copy, ImageIcon, RotateCw, X } from 'lucide-react'
import { ProgressBar } from '@/components/admin/kit/file-import/progress-bar'
import { DescribePicture } from '@/components/admin/records/uploads/describe-picture'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import type { Upload } from '@/components/admin/records/uploads/use-uploads'
import { Button } from '@/components/ui/button'
import { isDescribed } from '@/lib/platform/media/alt-text'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
  onDescribed: (picture: AdminRecord) => void
  onUse: ((picture: AdminRecord) => void) | undefined
}

/** One upload with progress, outcome and description. */
export function UploadRow({ upload, onRetry, onRemove, onDescribed, onUse }: Props) {
  const { file, state, sent, problem, canRetry, picture, tags } = upload
  const isUnderway = state === 'waiting' || state === 'sending' || state === 'preparing'
  const isReady = picture && isDescribed(picture)
  return (
    <li className="rounded-control border border-line bg-card p-3.5">
      <div className="flex items-start gap-3.5">
        {picture ? (
          // biome-ignore lint/performance/noImgElement: resized variants are made at upload
          <img
            src={smallPicture(picture)}
            alt=""
            className="h-18 w-24 flex-none rounded-picture border border-line object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid h-18 w-24 flex-none place-items-center rounded-picture bg-linen text-ink-soft"
          >
            <ImageIcon />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="truncate font-[620]">{file.name}</p>
          {isUnderway && <ProgressBar state={state} sent={sent} label={`Upload of ${file.name}`} />}
          {state === 'refused' && (
            <p className="flex items-start gap-2 text-bad" role="alert">
              <CircleAlert className="mt-0.5" aria-hidden="true" />
              <span className="min-w-0">{problem}</span>
            </p>
          )}
          {state === 'duplicate' && (
            <p className="flex items-start gap-2 text-info">
              <Copy className="mt-0.5" aria-hidden="true" />
              <span className="min-w-0">
                This picture is already in the library
                {picture?.alt ? `: “${picture.alt}”` : ''}. It was not added again.
              </span>
            </p>
          )}
          {state === 'kept' && isReady && (
            <p className="flex items-start gap-2 text-ok">
              <Check className="mt-0.5" aria-hidden="true" />
              <span className="min-w-0">{picture.alt ? String(picture.alt) : 'Decorative'}</span>
            </p>
          )}
          {picture && tags.length > 0 && (
            <p className="text-dense text-ink-soft">Tagged {tags.map(({ name }) => name).join(', ')}</p>
          )}
          <div className="mt-2 flex flex-wrap gap-2.5 empty:hidden">
            {state === 'refused' && canRetry && (
              <Button variant="outline" size="sm" onClick={onRetry}>
                <RotateCw aria-hidden="true" />
                Try again<span className="sr-only">: {file.name}</span>
              </Button>
            )}
            {isReady && onUse && (
              <Button size="sm" onClick={() => onUse(picture)}>
                Use this picture
              </Button>
            )}
          </div>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={isUnderway ? `Cancel ${file.name}` : `Remove ${file.name} from this list`}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {picture && !isReady && (
        <div className="mt-3.5 border-t border-line pt-3.5">
          <DescribePicture picture={picture} onDescribed={onDescribed} />
        </div>
      )}
    </li>
  )
}
