import type { ReactNode } from 'react'
import { FullFrame } from '@/components/site/frame/full-frame'

export default function FullLayout({ children }: { children: ReactNode }) {
  return <FullFrame>{children}</FullFrame>
}
