import { parseSync } from 'vite'
import type { SourceFile } from '@/tests/support/source-files'

/** `place`: the file, and how many characters stand before the text. */
export type VisibleText = { place: string; text: string }

type Node = { type: string; start: number } & Record<string, unknown>

/** What never reaches a reader: styles, addresses, and what a log or a thrown programming error says. */
const UNSEEN_ATTRIBUTES = /^(class|className|id|key|href|src|type|name|data-.*|autoComplete|d|viewBox|icon)$/
const UNSEEN_KEYS = /^(className|href|src|icon|slug|image|path|key|pattern|table|relation)$/
const UNSEEN_CALLS =
  /^(clsx|cva|twMerge|sql|raw|getLogger|log|logger|console|Error|RegExp|querySelector|require)$/

/**
 * The texts of a file that people may read: words between tags, and strings with a space or a capital letter. Names in
 * code, comments, styles, imports and SQL are none.
 */
export function visibleTexts({ path, text: source }: SourceFile): VisibleText[] {
  const found: VisibleText[] = []
  const { program } = parseSync(path, source)
  walk(program as unknown as Node, (start, text) => {
    found.push({ place: `${path}@${start}`, text: text.replace(/\s+/g, ' ').trim() })
  })
  return found.filter(({ text }) => /\p{L}/u.test(text))
}

function walk(node: unknown, tell: (start: number, text: string) => void): void {
  if (Array.isArray(node)) for (const part of node) walk(part, tell)
  if (!isNode(node) || isUnseen(node)) return
  if (node.type === 'JSXText') tell(node.start, String(node.value))
  if (node.type === 'Literal' && typeof node.value === 'string' && isWritten(node.value))
    tell(node.start, node.value)
  if (node.type === 'TemplateLiteral') tell(node.start, wordsOf(node))
  for (const part of Object.values(node)) walk(part, tell)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isWritten = (text: string) => /\p{L} |^\p{Lu}\p{Ll}/u.test(text)

/** The fixed parts of a template with what is filled in as a gap. */
function wordsOf({ quasis }: Node): string {
  return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}

function isUnseen(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'TaggedTemplateExpression':
      return true
    case 'JSXAttribute':
      return UNSEEN_ATTRIBUTES.test(nameOf(node.name))
    case 'Property':
      return UNSEEN_KEYS.test(nameOf(node.key))
    case 'CallExpression':
    case 'NewExpression':
      return UNSEEN_CALLS.test(nameOf(node.callee))
    default:
      return false
  }
}

/** What an identifier is called; of `a.b.c` the beginning. */
function nameOf(node: unknown): string {
  const { name, object, value } = (node ?? {}) as Record<string, unknown>
  return object ? nameOf(object) : String(name ?? value ?? '')
}
