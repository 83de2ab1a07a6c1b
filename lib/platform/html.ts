import 'server-only'
import sanitize from 'sanitize-html'
import { FOREIGN_BLOCKS, separateBlocks } from '@/lib/platform/html-blocks'
import { safeHref } from '@/lib/platform/safe-href'
import { readVideoKey } from '@/lib/platform/video-address'

/** Everything that the editor can create (components/admin/records/inputs/rich-text-editor.tsx). */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'a',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'figure',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    figure: ['data-video'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'xmp',
    'iframe',
    'svg',
    'math',
  ],
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', a: link, img: picture, figure: video },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

function link(_: string, { href = '' }: sanitize.Attributes): sanitize.Tag {
  const safe = safeHref(href.trim())
  if (safe === null) return { tagName: 'a', attribs: {} }
  return { tagName: 'a', attribs: /^https?:/i.test(safe) ? { href: safe, rel: 'noopener' } : { href: safe } }
}

/** Pictures from other sites would reveal to them who reads this page. */
const OWN_PICTURE = /^\/media\/pictures\/[0-9a-f]{24}\/[\w-]+\.(webp|avif|svg)$/

/** Without `src` the picture is dropped by exclusiveFilter. */
function picture(
  _: string,
  { src = '', alt = '', width = '', height = '' }: sanitize.Attributes,
): sanitize.Tag {
  if (!OWN_PICTURE.test(src)) return { tagName: 'img', attribs: {} }
  const sized: sanitize.Attributes =
    /^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height) ? { width, height } : {}
  return { tagName: 'img', attribs: { src, alt, ...sized, loading: 'lazy', decoding: 'async' } }
}

/** Keeps video frames of known hosts; other figures become a div with their content. */
function video(_: string, attributes: sanitize.Attributes): sanitize.Tag {
  const key = attributes['data-video'] ?? ''
  return readVideoKey(key)
    ? { tagName: 'figure', attribs: { 'data-video': key } }
    : { tagName: 'div', attribs: {} }
}

/** Keeps blocks of other editors, all as `<div>`. */
const WITH_BLOCKS: sanitize.IOptions = {
  ...OPTIONS,
  allowedTags: [...(OPTIONS.allowedTags || []), 'div'],
  transformTags: {
    ...Object.fromEntries(FOREIGN_BLOCKS.map((tag) => [tag, 'div'])),
    ...OPTIONS.transformTags,
  },
}

/**
 * Sanitizes HTML to the OPTIONS above: on every write and again wherever it is rendered. Blocks of other
 * editors become paragraphs and lines. Idempotent.
 */
export function sanitizeHtml(html: string): string {
  const clean = sanitize(html, WITH_BLOCKS)
  return (clean.includes('<div>') ? sanitize(separateBlocks(clean), OPTIONS) : clean).trim()
}
