import { NotFoundInFrame } from '@/components/site/frame/not-found-in-frame'

export default function FrameNotFound() {
  return <NotFoundInFrame />
}
