'use client'

import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { stepTextSize, TEXT_SIZES, type TextSize } from '@/lib/text-size'

/** A−, A+ and print. The size holds for the whole site and is remembered in this browser. */
export function ReadingTools() {
  const [size, setSize] = useState<TextSize | null>(null)
  return (
    <div data-with-script="" className="no-print flex flex-wrap gap-2">
      <Button variant="outline" className="min-w-11 px-2!" onClick={() => setSize(stepTextSize(-1))}>
        <span aria-hidden="true">A−</span>
        <span className="sr-only">Smaller text</span>
      </Button>
      <Button variant="outline" className="min-w-11 px-2!" onClick={() => setSize(stepTextSize(1))}>
        <span aria-hidden="true" className="text-[1.1875rem]">
          A+
        </span>
        <span className="sr-only">Larger text</span>
      </Button>
      <Button variant="outline" className="min-w-11 px-2!" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        <span className="sr-only">Print this page</span>
      </Button>
      <p role="status" className="sr-only">
        {size && `Text size: ${size}, step ${TEXT_SIZES.indexOf(size) + 1} of ${TEXT_SIZES.length}`}
      </p>
    </div>
  )
}
