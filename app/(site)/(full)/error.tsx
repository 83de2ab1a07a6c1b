'use client'

export { ErrorInFrame as default } from '@/components/site/frame/error-in-frame'
