'use client'

import { clsx } from 'clsx'
import { Camera, FolderOpen, ImagePlus } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useDroppedFiles } from '@/components/admin/kit/file-import/use-dropped-files'
import { TagsInput } from '@/components/admin/records/images/tags-input'
import type { Tag } from '@/components/admin/records/images/use-tags'
import { picturesIn } from '@/components/admin/records/uploads/pictures-in'
import { UploadRow } from '@/components/admin/records/uploads/upload-row'
import { type Upload, useUploads } from '@/components/admin/records/uploads/use-uploads'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = {
  /** Called when a picture was stored, or its description changed. */
  onKept: (picture: AdminRecord) => void
  /** In a picker: chooses a described picture. */
  onUse?: (picture: AdminRecord) => void
  /** Lets tags be chosen for new uploads. */
  offersTags?: boolean
}

/** Without HEIC in the list, iPhones convert pictures to JPEG. */
const PICTURES = 'image/jpeg,image/png,image/webp,image/svg+xml'

/** Uploads pictures that are chosen, dropped, pasted or photographed, each with a description. */
export function PictureUploader({ onKept, onUse, offersTags = false }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { uploads, add: begin, retry, remove, update } = useUploads(onKept)
  const [tags, setTags] = useState<Tag[]>([])
  const [problem, setProblem] = useState<string>()
  const add = useCallback(
    async (files: Iterable<File>) => {
      const { pictures, fault } = await picturesIn([...files])
      setProblem(fault)
      begin(pictures, tags)
    },
    [begin, tags],
  )
  const isOver = useDroppedFiles(add)

  function addFiles(input: HTMLInputElement) {
    void add([...(input.files ?? [])])
    // Without this, choosing the same file again fires no change event.
    input.value = ''
  }

  return (
    <section aria-label="Upload pictures">
      <div
        className={clsx(
          'flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-control border-2 border-dashed px-5 py-5 transition-colors',
          isOver ? 'border-copper bg-clay-wash' : 'border-line-strong bg-paper/60',
        )}
      >
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button onClick={() => chooser.current?.click()}>
            <ImagePlus aria-hidden="true" />
            Choose pictures
          </Button>
          <Button variant="outline" className="pointer-coarse:hidden" onClick={() => folder.current?.click()}>
            <FolderOpen aria-hidden="true" />
            Choose a folder
          </Button>
          <Button variant="outline" className="pointer-fine:hidden" onClick={() => camera.current?.click()}>
            <Camera aria-hidden="true" />
            Take a picture
          </Button>
        </div>
        <p className="text-center text-dense text-ink-soft">
          <span className="pointer-coarse:hidden">or drop or paste them here. </span>
          JPEG, PNG, WebP or SVG, up to 10 MB each, or in a ZIP file
        </p>
        <input
          ref={chooser}
          type="file"
          accept={`${PICTURES},.zip`}
          multiple
          hidden
          aria-label="Pictures to upload"
          onChange={(event) => addFiles(event.target)}
        />
        <input
          ref={(input) => {
            folder.current = input
            // React's types do not know this attribute.
            input?.setAttribute('webkitdirectory', '')
          }}
          type="file"
          hidden
          aria-label="Folder of pictures"
          onChange={(event) => addFiles(event.target)}
        />
        <input
          ref={camera}
          type="file"
          accept={PICTURES}
          capture="environment"
          hidden
          aria-label="Picture from the camera"
          onChange={(event) => addFiles(event.target)}
        />
      </div>
      <FieldError id="upload-problem" message={problem} />
      {offersTags && (
        <Field id="upload-tags" label="Tags for what you upload" optional className="mt-4 max-w-150">
          {(control) => (
            <TagsInput control={control} label="Tags for what you upload" value={tags} onChange={setTags} />
          )}
        </Field>
      )}
      <p role="status" className="sr-only">
        {progressText(uploads)}
      </p>
      {uploads.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload.key)}
              onRemove={() => remove(upload.key)}
              onDescribed={(picture) => {
                update(upload.key, picture)
                onKept(picture)
              }}
              onUse={onUse}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Progress as one sentence, so that screen readers do not announce every percent. */
function progressText(uploads: Upload[]): string {
  if (uploads.length === 0) return ''
  const count = (...states: Upload['state'][]) => uploads.filter(({ state }) => states.includes(state)).length
  const refused = count('refused')
  const done = `${count('kept', 'duplicate')} of ${uploads.length} uploaded`
  return refused ? `${done}, ${refused} refused` : done
}
