import { NotFoundHere } from '@/components/site/frame/not-found-here'

export default function NotFoundInFrame() {
  return <NotFoundHere />
}
