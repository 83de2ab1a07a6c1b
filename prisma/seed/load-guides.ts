import { v7 as uuid } from 'uuid'
import type { Loading } from '@/prisma/seed/loading'
import { optionalRichText } from '@/prisma/seed/rich-text'

/** Guides to download, and quizzes with their questions. Needs team members. */
export async function loadGuides({ tx, data, references, documents }: Loading): Promise<void> {
  await tx.contentAsset.createMany({
    data: data.contentAssets.map(({ thumbnail, featuredImage, author, articleContent, ...asset }) => {
      const look = references.at(`guide ${asset.slug}`)
      return {
        ...asset,
        ...documents.guides.get(asset.slug),
        articleContent: optionalRichText(articleContent),
        thumbnail: thumbnail ? look.picture(thumbnail).url : null,
        featuredImageId: look.pictureId(featuredImage),
        authorId: look.optionalId('team member', author),
      }
    }),
  })

  for (const { questions, ...quiz } of data.quizzes) {
    const quizId = uuid()
    await tx.quiz.create({ data: { ...quiz, id: quizId } })
    const asked = questions.map(({ options, ...question }, sortOrder) => ({
      options,
      row: { ...question, id: uuid(), quizId, sortOrder },
    }))
    await tx.quizQuestion.createMany({ data: asked.map(({ row }) => row) })
    await tx.quizAnswerOption.createMany({
      data: asked.flatMap(({ row, options }) =>
        options.map((option, sortOrder) => ({ ...option, questionId: row.id, sortOrder })),
      ),
    })
  }
}
