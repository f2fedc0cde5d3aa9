import type { ReactNode } from 'react'
import type { OfficeKey } from '#contract/offices.ts'

/** A quiet drawing of a city, the office in its middle: its water, its rings or its grid; a sign of the place, not a plan of it. */
export function CityDrawing({ city, isNear = false }: { city: OfficeKey; isNear?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 220" preserveAspectRatio="xMidYMid slice" className="block size-full">
      <g transform={isNear ? 'translate(320 110) scale(1.6) translate(-320 -110)' : undefined} fill="none" strokeLinecap="round">
        {drawings[city]}
      </g>
      <circle cx="320" cy="110" r="20" className="fill-brass/12" />
      <circle cx="320" cy="110" r="8" className="fill-paper stroke-brass" strokeWidth="1.5" />
      <circle cx="320" cy="110" r="3" className="fill-brass" />
    </svg>
  )
}

const water = 'stroke-paper'
const street = 'stroke-hairline'

/** Streets that leave the middle as a wheel's spokes: from a ring to beyond the edge, every 30 degrees. */
function spokes(): ReactNode {
  return Array.from({ length: 12 }, (_, at) => {
    const angle = ((at * 30 + 12) * Math.PI) / 180
    const along = (radius: number) => `${(320 + radius * Math.cos(angle)).toFixed(1)} ${(110 + radius * Math.sin(angle)).toFixed(1)}`
    return <path key={at} d={`M${along(at % 2 ? 64 : 26)}L${along(420)}`} className={street} />
  })
}

/** Parallel streets across the whole drawing, tilted, with gaps that are not all alike. */
function grid(tilt: number, offsets: readonly number[]): ReactNode {
  return offsets.map((offset) => (
    <path key={offset} d={`M-240 ${110 + offset}H880`} transform={`rotate(${tilt} 320 110)`} className={street} />
  ))
}

const drawings: Record<OfficeKey, ReactNode> = {
  moscow: (
    <>
      <path
        d="M-20 150C50 190 110 214 165 196s60-66 112-56 50 62 112 74 96-26 112-66 44-62 82-40 40 64 100 58"
        className={water}
        strokeWidth="13"
      />
      {spokes()}
      <g className={street}>
        <circle cx="320" cy="110" r="26" />
        <circle cx="320" cy="110" r="64" />
        <circle cx="320" cy="110" r="112" strokeWidth="2.5" />
        <circle cx="320" cy="110" r="206" />
        <circle cx="320" cy="110" r="318" strokeWidth="2.5" />
      </g>
    </>
  ),
  dubai: (
    <>
      <path d="M-20 196C70 190 120 150 190 146s96 44 168 40 88-62 156-74 96 18 150-22" className={water} strokeWidth="26" />
      {grid(-14, [-170, -138, -112, -84, -22, 4, 34, 96, 124, 158, 190])}
      {grid(76, [-300, -252, -214, -166, -128, -84, -38, 8, 54, 92, 140, 186, 226, 274])}
      <g className={street} strokeWidth="2.5">
        <path d="M-20 128C150 78 430 8 660-46" />
        <path d="M-20 140C150 90 430 20 660-34" />
      </g>
    </>
  ),
}
