import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Column = {
  name: string
  type: string
  isList: boolean
  isOptional: boolean
  hasDefault: boolean
  /** From @db.VarChar(n) or @db.Char(n). */
  length: number | null
  isDay: boolean
}
export type Model = { name: string; table: string; columns: Map<string, Column>; notes: Notes }

const LABELS = ['Personal', 'Staff', 'Company', 'Erased', 'Kept', 'No screen'] as const
/** Labeled sentences of the model's comment: its columns about families, staff and the company, and so on. */
export type Notes = Partial<Record<(typeof LABELS)[number], string>>

const FOLDER = join(import.meta.dirname, '..', '..', 'prisma', 'schema')

/** The models of prisma/schema by name, as far as entity declarations must match them. */
export function prismaModels(): Map<string, Model> {
  const text = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.prisma'))
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n')
  const models = [...text.matchAll(/((?:^\/\/\/ .*\n)*)^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, comment = '', name = '', body = '']): Model => {
      const lines = body.split('\n').map((line) => line.trim())
      const columns = lines.flatMap((line) => columnOf(line) ?? [])
      const table = body.match(/@@map\("(\w+)"\)/)?.[1] ?? name
      return {
        name,
        table,
        columns: new Map(columns.map((column) => [column.name, column])),
        notes: notesIn(comment),
      }
    },
  )
  return new Map(models.map((model) => [model.name, model]))
}

function notesIn(comment: string): Notes {
  const words = comment.replaceAll('///', '').replace(/\s+/g, ' ').trim()
  const label = `(${LABELS.join('|')}): `
  const found = words.matchAll(new RegExp(`\\b${label}(.*?)\\.(?= ${label}|$)`, 'g'))
  return Object.fromEntries([...found].map(([, name, text]) => [name, text]))
}

function columnOf(line: string): Column | null {
  const found = line.match(/^(\w+)\s+(\w+)(\[\])?(\?)?(\s.*)?$/)
  if (!found) return null
  const [, name = '', type = '', list, optional, rest = ''] = found
  return {
    name,
    type,
    isList: list !== undefined,
    isOptional: optional !== undefined,
    hasDefault: rest.includes('@default('),
    length: Number(rest.match(/@db\.(?:Var)?Char\((\d+)\)/)?.[1]) || null,
    isDay: /@db\.Date\b/.test(rest),
  }
}
