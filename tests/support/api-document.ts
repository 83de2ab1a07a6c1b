import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { describeApi } from '@/lib/desk/api/describe-api'

export type ApiDocument = Awaited<ReturnType<typeof describeApi>>

export type DocumentedOperation = {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { $ref?: string }; example: Record<string, unknown> }> }
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>
}

export type ApiCall = { method: string; path: string; operation: DocumentedOperation }

/** The operations of an OpenAPI document, in its order. */
export function callsIn({ paths }: ApiDocument): ApiCall[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      return { method: method.toUpperCase(), path, operation: operation as DocumentedOperation }
    }),
  )
}

/** Checks answers against a document by a validator that is not ours. */
export function answerChecker(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'document' })

  /** How an answer differs from the document; null when it does not. */
  return async function differenceOf({ method, path, operation }: ApiCall, answer: Response) {
    const status = String(answer.status)
    const documented = operation.responses[status]
    const text = await answer.text()
    if (!documented) return `${method} ${path}: ${status} is not documented: ${text.slice(0, 300)}`
    const response = documented.$ref ? documented.$ref.slice(1) : pointer(path, method, status)
    const { content, headers = {} } = partAt(document, response)
    const missing = Object.keys(headers).filter((name) => !answer.headers.has(name))
    if (missing.length > 0) return `${method} ${path}: ${status} has no ${missing.join(', ')}`
    const type = answer.headers.get('content-type')?.split(';')[0]
    if (text === '') return content ? `${method} ${path}: ${status} has no body` : null
    if (!type || !content?.[type]) return `${method} ${path}: ${status} is ${type}`
    if (!type.endsWith('json')) return null
    const schema = `document#${response}/content/${escaped(type)}/schema`
    const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema })
    if (validate(JSON.parse(text))) return null
    return `${method} ${path}: ${status}: ${ajv.errorsText(validate.errors).slice(0, 500)}`
  }
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

const pointer = (path: string, method: string, status: string) =>
  `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`

type ResponsePart = { content?: Record<string, unknown>; headers?: Record<string, unknown> }

function partAt(document: object, place: string): ResponsePart {
  const steps = place.slice(1).split('/')
  const found = steps.reduce<unknown>(
    (value, step) => (value as Record<string, unknown>)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
  return found as ResponsePart
}

type BodySchema = {
  required?: string[]
  properties?: Record<string, { type?: string; enum?: unknown[]; maxLength?: number; format?: string }>
}

function bodyOf({ components }: ApiDocument, { operation }: ApiCall) {
  const content = operation.requestBody?.content['application/json']
  if (!content) return null
  const name = content.schema.$ref?.split('/').at(-1) ?? ''
  return {
    schema: (components.schemas[name] ?? content.schema) as BodySchema,
    example: content.example,
  }
}

/** Bodies that the schema of a request allows: its example with each choice of each field. */
export function validBodies(document: ApiDocument, call: ApiCall): unknown[] {
  const { schema, example } = bodyOf(document, call) ?? {}
  return Object.entries(schema?.properties ?? {}).flatMap(([field, { enum: choices = [] }]) =>
    choices.map((choice) => ({ ...example, [field]: choice })),
  )
}

/** Bodies that the schema of a request does not allow. */
export function invalidBodies(document: ApiDocument, call: ApiCall): unknown[] {
  const content = bodyOf(document, call)
  if (!content) return []
  const { schema } = content
  const wrong = Object.entries(schema.properties ?? {}).flatMap(
    ([field, { type, enum: choices, maxLength }]) => {
      if (choices) return [{ ...content.example, [field]: 'no-such-choice' }]
      if (maxLength) return [{ ...content.example, [field]: 'x'.repeat(maxLength + 1) }]
      return type ? [{ ...content.example, [field]: type === 'string' ? 7 : { odd: true } }] : []
    },
  )
  const missing = (schema.required ?? []).map((field) => {
    const { [field]: _, ...rest } = content.example
    return rest
  })
  return [[], 'text', ...missing.slice(0, 2), ...wrong.slice(0, 4)]
}
