import { parseSync } from 'vite'
import type { SourceFile } from '@/tests/support/source-files'

/** `place` is the file and the number of characters before the text. */
export type VisibleText = { place: string; text: string }

type Node = { type: string; start: number } & Record<string, unknown>

/** Never shown to readers: styles, URLs, log messages and errors for programmers. */
const UNSEEN_ATTRIBUTES = /^(class|className|id|key|href|src|type|name|data-.*|autoComplete|d|viewBox|icon)$/
const UNSEEN_KEYS = /^(className|href|src|icon|slug|image|path|key|pattern|table|relation|synonyms)$/
const UNSEEN_CALLS =
  /^(clsx|cva|twMerge|sql|raw|getLogger|log|logger|console|Error|RegExp|querySelector|require)$/

/** Texts of a file that people may read: text between tags, and strings with a space or a capital letter. */
export function visibleTexts({ path, text: source }: SourceFile): VisibleText[] {
  const found: VisibleText[] = []
  const { program } = parseSync(path, source)
  walk(program as unknown as Node, (start, text) => {
    found.push({ place: `${path}@${start}`, text: text.replace(/\s+/g, ' ').trim() })
  })
  return found.filter(({ text }) => /\p{L}/u.test(text))
}

function walk(node: unknown, report: (start: number, text: string) => void): void {
  if (Array.isArray(node)) for (const part of node) walk(part, report)
  if (!isNode(node) || isUnseen(node)) return
  if (node.type === 'JSXText') report(node.start, String(node.value))
  if (node.type === 'Literal' && typeof node.value === 'string' && isWritten(node.value))
    report(node.start, node.value)
  if (node.type === 'TemplateLiteral') report(node.start, templateText(node))
  for (const part of Object.values(node)) walk(part, report)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isWritten = (text: string) => /\p{L} |^\p{Lu}\p{Ll}/u.test(text)

/** The fixed parts of a template, with gaps for its expressions. */
function templateText({ quasis }: Node): string {
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

/** The name of an identifier; for `a.b.c` the first one. */
function nameOf(node: unknown): string {
  const { name, object, value } = (node ?? {}) as Record<string, unknown>
  return object ? nameOf(object) : String(name ?? value ?? '')
}
