import { type Editor, mergeAttributes, Node } from '@tiptap/react'
import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import { TEXT_WIDTH } from '@/lib/platform/media/picture-mention'
import type { AdminRecord } from '@/lib/records/declare/record'

/** A library picture between paragraphs, with its own alternative text. */
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

/** Inserts a picture at the cursor with the library's description. */
export function insertPicture(editor: Editor, picture: AdminRecord): void {
  const { url, width, height } = variantFor(readVariants(picture.variants), TEXT_WIDTH) ?? picture
  const alt = picture.decorative ? '' : String(picture.alt ?? '')
  const attrs = { src: String(url), alt, width: String(width), height: String(height) }
  editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
}
