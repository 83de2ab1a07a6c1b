import { handleUpload } from '@/lib/records/images/handle-upload'

type Context = { params: Promise<{ kind: string; id: string }> }

/** Uploads the file of an existing record: a picture's replacement, a guide's PDF. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return handleUpload(request, await params)
}
