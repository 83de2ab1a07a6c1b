import { expect, test } from 'vitest'
import * as z from 'zod'
import { answerShape } from '@/lib/records/declare/field-shape'
import { entities } from '@/lib/records/entities/registry'
import { prismaModels } from '@/tests/support/prisma-models'

const models = prismaModels()

test('the documented answer allows null where the column does, and only there in fields that people write', () => {
  const differing = entities.flatMap((entity) => {
    const model = models.get(entity.name.charAt(0).toUpperCase() + entity.name.slice(1))
    return Object.entries(entity.fields).flatMap(([name, field]) => {
      const column = model?.columns.get(name)
      const shape = answerShape(field)
      if (!column || field.join || field.rows || shape instanceof z.ZodUnknown || column.isList) return []
      const isNullable = shape.safeParse(null).success
      const isRight = isNullable === column.isOptional || (isNullable && field.readOnly)
      return isRight ? [] : [`${entity.name}.${name}: column ${column.isOptional}`]
    })
  })
  expect(differing).toEqual([])
})
