import { answerUpload } from '@/lib/records/images/answer-upload'

type Context = { params: Promise<{ kind: string }> }

/**
 * A file as the body itself, streamed: 201, or 200 when it is there already. In production the front calls the same handler
 * (lib/server/front/upload-requests.ts).
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerUpload(request, { kind: (await params).kind, id: null })
}
