'use client'

import { type KeyboardEvent, type PointerEvent, type Ref, useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { CropPreviews } from '@/components/admin/records/images/crop-previews'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import type { Point } from '@/lib/platform/media/crop'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Fraction of the picture moved by an arrow key, and with Shift. */
const STEP = 0.01
const LARGE_STEP = 0.1

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type InputProps = {
  /** Fields of the point, measured from the left and from the top. */
  names: { x: string; y: string }
  control: Control<FormValues>
  picture: AdminRecord
}

/** The focal point of the picture whose form this is. */
export function FocalPointInput({ names, control, picture }: InputProps) {
  const { field: left } = useController({ name: names.x, control })
  const { field: top } = useController({ name: names.y, control })
  return (
    <FocalPoint
      picture={picture}
      point={{ x: fraction(left.value), y: fraction(top.value) }}
      onPoint={({ x, y }) => {
        left.onChange(String(x))
        top.onChange(String(y))
      }}
      markRef={left.ref}
      onBlur={() => {
        left.onBlur()
        top.onBlur()
      }}
    />
  )
}

type Props = {
  picture: AdminRecord
  point: Point
  onPoint: (point: Point) => void
  markRef?: Ref<HTMLSpanElement>
  onBlur?: () => void
}

/** Focal point that every crop keeps, set by pointer or arrow keys, with crop previews. */
export function FocalPoint({ picture, point, onPoint, markRef, onBlur }: Props) {
  const id = useId()
  const put = (x: number, y: number) => onPoint({ x: rounded(x), y: rounded(y) })

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    const step = event.shiftKey ? LARGE_STEP : STEP
    if (arrow) put(point.x + arrow[0] * step, point.y + arrow[1] * step)
    else if (event.key === 'Home') put(0.5, 0.5)
    else return
    event.preventDefault()
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    put((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }

  const percent = { x: Math.round(point.x * 100), y: Math.round(point.y * 100) }
  const words = `${percent.x}% from the left, ${percent.y}% from the top`
  return (
    <div className="col-span-full grid gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <p id={`${id}-label`} className="text-control font-[620]">
          Focal point
        </p>
        <p id={`${id}-hint`} className="mb-2 text-dense text-ink-soft">
          The part of the picture that every crop shows. Click the picture, drag the marker, or use the arrow
          keys. Home centers it.
        </p>
        <div
          className="relative inline-block max-w-full cursor-crosshair touch-none select-none rounded-picture"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event)
            document.getElementById(`${id}-mark`)?.focus({ preventScroll: true })
            event.preventDefault()
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
          }}
        >
          {/* biome-ignore lint/performance/noImgElement: resized variants are made at upload */}
          <img
            src={smallPicture(picture, 1_000)}
            alt={String(picture.alt ?? '') || 'The picture'}
            width={Number(picture.width)}
            height={Number(picture.height)}
            draggable={false}
            className="h-auto max-h-[26rem] w-auto max-w-full rounded-picture"
          />
          <span
            id={`${id}-mark`}
            ref={markRef}
            role="slider"
            tabIndex={0}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent.x}
            aria-valuetext={words}
            onKeyDown={press}
            onBlur={onBlur}
            className="absolute size-11 -translate-1/2 cursor-grab rounded-pill border-[3px] border-white shadow-[0_0_0_2.5px_var(--color-ink),inset_0_0_0_2.5px_var(--color-ink)] after:absolute after:top-1/2 after:left-1/2 after:size-2.5 after:-translate-1/2 after:rounded-pill after:border-2 after:border-white after:bg-ink active:cursor-grabbing forced-colors:bg-[Highlight]"
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          />
        </div>
        <p className="mt-2 text-dense text-ink-soft tabular">{words}</p>
      </div>
      <CropPreviews picture={picture} point={point} />
    </div>
  )
}

/** A stored or typed coordinate; the middle where there is none. */
export function fraction(value: unknown): number {
  const number = Number(value)
  return value === '' || !Number.isFinite(number) ? 0.5 : Math.min(1, Math.max(0, number))
}

/** The database keeps four decimals. */
const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
