import { answerUpload } from '@/lib/records/images/answer-upload'

type Context = { params: Promise<{ kind: string; id: string }> }

/** The same for the file of a record that is there: a picture's replacement, a guide's PDF. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerUpload(request, await params)
}
