/** Minute, hour and quarter marks, each a dashed circle. */
const MARKS = [
  { count: 60, width: 1, length: 5 },
  { count: 12, width: 2.2, length: 9 },
  { count: 4, width: 3.4, length: 9 },
]
const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)

/** Decorative wall clock; the copper sector shows the ten minutes. */
export function ClockFace() {
  return (
    <svg viewBox="-110 -110 220 220" className="clock-face" aria-hidden="true">
      <circle r="100" fill="#fffdf6" stroke="#0e2823" strokeWidth="9" />
      <path d="M0 0V-86A86 86 0 0 1 74.5 -43Z" fill="#b5622e" fillOpacity="0.92" />
      <path d="M0 0 74.5 -43A86 86 0 0 1 81.8 26.6Z" fill="#d9a07e" fillOpacity="0.45" />
      <g fill="none" stroke="#0e2823">
        {MARKS.map(({ count, width, length }) => (
          <circle
            key={count}
            r={89 - length / 2}
            strokeWidth={length}
            pathLength={count}
            strokeDasharray={`${dashOf(count, width, length)} ${1 - dashOf(count, width, length)}`}
            transform={`rotate(${(-180 * dashOf(count, width, length)) / count})`}
          />
        ))}
      </g>
      <g fontFamily="var(--font-display)" fontSize="18" textAnchor="middle" fill="#12322b">
        {HOURS.map((hour) => (
          <text
            key={hour}
            x={Math.round(Math.sin((hour * Math.PI) / 6) * 6800) / 100}
            y={Math.round((6 - Math.cos((hour * Math.PI) / 6) * 68) * 100) / 100}
          >
            {hour}
          </text>
        ))}
      </g>
      <g stroke="#0e2823" strokeLinecap="round">
        <line y2="-40" strokeWidth="6" transform="rotate(-55)" />
        <line y2="-56" strokeWidth="4" transform="rotate(60)" />
      </g>
      <circle r="6" fill="#0e2823" />
      <circle r="2.4" fill="#e6b48c" />
    </svg>
  )
}

/** Dash length as a fraction of the distance between two marks. */
function dashOf(count: number, width: number, length: number): number {
  const radius = 89 - length / 2
  return Math.round(((width * count) / (2 * Math.PI * radius)) * 1_000) / 1_000
}
