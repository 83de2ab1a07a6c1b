import { handleUpload } from '@/lib/records/images/handle-upload'

type Context = { params: Promise<{ kind: string }> }

/** Streams a file: 201, or 200 for a duplicate. In production front/upload-requests.ts calls the handler. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return handleUpload(request, { kind: (await params).kind, id: null })
}
