import { handleUpload } from '@/lib/records/images/handle-upload'

type Context = { params: Promise<{ kind: string }> }

/**
 * Streams a file, sent as the request body: 201, or 200 when it is a duplicate. In production the front
 * process calls the same handler (lib/server/front/upload-requests.ts).
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return handleUpload(request, { kind: (await params).kind, id: null })
}
