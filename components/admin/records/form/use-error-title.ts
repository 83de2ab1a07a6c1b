'use client'

import { useEffect } from 'react'

/** Says in the title of the page that its form has errors. */
export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    const plain = document.title.replace(/^Error: /, '')
    document.title = isWrong ? `Error: ${plain}` : plain
  }, [isWrong])
}
