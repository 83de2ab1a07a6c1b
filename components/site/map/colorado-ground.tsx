import { MAP_SIZE } from '@/lib/site/communities/map-places'

/** Peaks of the Rockies: x, y and height on the map's grid. */
const PEAKS = [
  [180, 60, 26],
  [250, 92, 30],
  [300, 46, 24],
  [318, 132, 34],
  [270, 178, 30],
  [222, 238, 34],
  [330, 216, 36],
  [286, 290, 34],
  [180, 330, 30],
  [232, 372, 36],
  [330, 352, 30],
  [298, 424, 32],
  [156, 428, 28],
  [382, 300, 22],
] as const

/** Decorative map of Colorado; the pins are HTML above it. */
export function ColoradoGround() {
  return (
    <svg
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      className="absolute inset-0 h-full w-full"
      aria-hidden="true"
    >
      <path
        d="M3 5 350 2 697 4 696 258 698 511 352 513 4 510 2 250Z"
        fill="#f4ecda"
        stroke="#857a64"
        strokeWidth="2"
      />
      <path
        d="M3 5 350 2 396 3 388 120 402 230 384 350 398 420 380 512 352 513 4 510 2 250Z"
        fill="#dde5d6"
      />
      <g fill="none" stroke="#bfd6d8" strokeWidth="4" strokeLinecap="round">
        <path d="M322 96C250 130 200 150 150 178S60 214 4 252" />
        <path d="M330 240C372 268 410 308 446 352S560 372 697 366" />
        <path d="M404 190C430 150 500 120 560 96S660 40 697 34" />
      </g>
      {PEAKS.map(([x, y, size]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x - size} ${y + size * 0.6}L${x - size * 0.2} ${y - size * 0.5}L${x + size * 0.2} ${y}L${x + size * 0.5} ${y - size * 0.25}L${x + size * 1.1} ${y + size * 0.6}Z`}
          fill="#a9bba3"
        />
      ))}
      <g fill="none" strokeLinecap="round" strokeWidth="3.5">
        <path d="M4 238C70 226 120 212 190 206S330 176 404 166 560 196 697 208" stroke="#d8cbaf" />
        <path
          d="M404 2C398 60 408 110 404 166S418 250 424 280 440 340 442 360 436 450 454 512"
          stroke="#d9a07e"
        />
      </g>
    </svg>
  )
}
