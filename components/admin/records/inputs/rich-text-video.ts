import { Node } from '@tiptap/react'
import { readVideoKey, VIDEO_HOSTS, watchAddress } from '@/lib/platform/video-address'

/** A video that loads only when clicked; until then it is a link. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    video: { default: '', parseHTML: (figure) => figure.dataset.video ?? '', rendered: false },
    title: { default: '', parseHTML: (figure) => figure.textContent?.trim() ?? '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'figure[data-video]' }],
  renderHTML: ({ node: { attrs } }) => {
    const video = readVideoKey(String(attrs.video))
    const href = video ? watchAddress(video) : ''
    return ['figure', { 'data-video': attrs.video }, ['a', { href }, attrs.title]]
  },
  // No link in the editor, so that a click selects the block.
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('figure')
      dom.dataset.video = String(attrs.video)
      const words = document.createElement('span')
      words.textContent = String(attrs.title)
      const note = document.createElement('figcaption')
      const video = readVideoKey(String(attrs.video))
      note.textContent = video ? `Plays from ${VIDEO_HOSTS[video.host].name}` : ''
      dom.append(words, note)
      return { dom }
    },
})
