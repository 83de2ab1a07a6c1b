'use client'

import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { readVideoAddress, readVideoKey, videoKey, watchAddress } from '@/lib/platform/video-address'

type Props = { editor: Editor; isOpen: boolean; onDone: () => void }

/** URL and title of a new or selected video. */
export function RichTextVideo({ editor, isOpen, onDone }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onDone()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.commands.focus()
        }}
      >
        <DialogTitle>Video</DialogTitle>
        <DialogDescription>
          Nothing loads from YouTube or Vimeo until a visitor presses play.
        </DialogDescription>
        {isOpen && <VideoForm editor={editor} onDone={onDone} />}
      </DialogContent>
    </Dialog>
  )
}

function VideoForm({ editor, onDone }: Omit<Props, 'isOpen'>) {
  const chosen = editor.isActive('video') ? editor.getAttributes('video') : {}
  const known = readVideoKey(String(chosen.video ?? ''))
  const [address, setAddress] = useState(known ? watchAddress(known) : '')
  const [title, setTitle] = useState(String(chosen.title ?? ''))
  const [errors, setErrors] = useState<{ address?: string; title?: string }>({})

  function insert(event: FormEvent) {
    event.preventDefault()
    // React propagates the submit event to the form around the editor.
    event.stopPropagation()
    const video = readVideoAddress(address)
    const problems = {
      ...(video ? {} : { address: 'Please enter the URL of a YouTube or Vimeo video' }),
      ...(title.trim() ? {} : { title: 'Please enter what the video shows' }),
    }
    setErrors(problems)
    if (!video || Object.keys(problems).length > 0) return
    const attrs = { video: videoKey(video), title: title.trim() }
    if (known) editor.commands.updateAttributes('video', attrs)
    else editor.commands.insertContent({ type: 'video', attrs })
    onDone()
  }

  return (
    <form noValidate onSubmit={insert} className="mt-5 grid gap-5">
      <TextField
        id="video-address"
        label="URL"
        error={errors.address}
        inputMode="url"
        autoComplete="off"
        placeholder="https://www.youtube.com/watch?v=..."
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        id="video-title"
        label="What the video shows"
        error={errors.title}
        maxLength={200}
        autoComplete="off"
        placeholder="A walk through the garden, 2 minutes"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" className="justify-self-start">
        {known ? 'Change video' : 'Insert video'}
      </Button>
    </form>
  )
}
