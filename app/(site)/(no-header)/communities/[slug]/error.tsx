'use client'

export { ErrorHere as default } from '@/components/site/frame/error-here'
