import { notFound } from 'next/navigation'
import { pageActor } from '@/lib/accounts/actor'

/** Every deeper address without a page, so that it keeps the frame of the back office. */
export default async function MissingPage() {
  await pageActor()
  notFound()
}
