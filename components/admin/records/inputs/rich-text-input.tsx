'use client'

import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/spinner'

export const RichTextInput = dynamic(
  () => import('@/components/admin/records/inputs/rich-text-editor').then((module) => module.RichTextEditor),
  { ssr: false, loading: () => <Spinner className="min-h-46" /> },
)
