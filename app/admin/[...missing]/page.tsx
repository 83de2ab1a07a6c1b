import { notFound } from 'next/navigation'
import { pageActor } from '@/lib/accounts/actor'

/** Unknown nested URLs, so that their 404 page keeps the back-office layout. */
export default async function MissingPage() {
  await pageActor()
  notFound()
}
