const MARKS = Array.from({ length: 60 }, (_, minute) => minute)
const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)

/** A wall clock standing at ten to eleven minutes past ten: the ten minutes are the copper sector. Decoration. */
export function ClockFace({ className }: { className?: string }) {
  return (
    <svg viewBox="-110 -110 220 220" className={className} aria-hidden="true">
      <circle r="100" fill="#fffdf6" stroke="#0e2823" strokeWidth="9" />
      <path d="M0 0V-86A86 86 0 0 1 74.5 -43Z" fill="#b5622e" fillOpacity="0.92" />
      <path d="M0 0 74.5 -43A86 86 0 0 1 81.8 26.6Z" fill="#d9a07e" fillOpacity="0.45" />
      {MARKS.map((minute) => (
        <line
          key={minute}
          y1={minute % 5 === 0 ? -80 : -84}
          y2="-89"
          stroke="#0e2823"
          strokeWidth={minute % 15 === 0 ? 3.4 : minute % 5 === 0 ? 2.2 : 1}
          transform={`rotate(${minute * 6})`}
        />
      ))}
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
