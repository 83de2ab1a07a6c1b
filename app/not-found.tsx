import { NotFoundHere } from '@/components/site/frame/not-found-here'

/** For notFound() outside the public site's frames. Addresses without any route get global-not-found.tsx. */
export default function NotFound() {
  return (
    <main id="main">
      <NotFoundHere />
    </main>
  )
}
