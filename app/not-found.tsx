import { NotFoundInFrame } from '@/components/site/frame/not-found-in-frame'

/** For notFound() outside the site's frames. URLs without a route get global-not-found.tsx. */
export default function NotFound() {
  return (
    <main id="main">
      <NotFoundInFrame />
    </main>
  )
}
