import { type Editor, mergeAttributes, Node } from '@tiptap/react'
import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import { TEXT_WIDTH } from '@/lib/platform/media/picture-mention'
import type { AdminRecord } from '@/lib/records/declare/record'

/** A picture of the library between two paragraphs, with the words it has there. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/media/pictures/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** Puts a picture where the cursor is, with its own description. */
export function insertPicture(editor: Editor, picture: AdminRecord): void {
  const { url, width, height } = variantFor(readVariants(picture.variants), TEXT_WIDTH) ?? picture
  const alt = picture.decorative ? '' : String(picture.alt ?? '')
  const attrs = { src: String(url), alt, width: String(width), height: String(height) }
  editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
}
