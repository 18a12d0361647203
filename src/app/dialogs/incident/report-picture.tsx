import { formatNumber } from '../../../lib/text/format'
import type { TimeWindow } from '../../../lib/time-range/range'
import type { Course } from './read-trend'
import type { Picture } from './report-model'
import { linePath, timeTicks, valueTicks } from './scales'
import { nameOf, unitOf } from './trend-section'

const WIDTH = 1000
const LEFT = 70
const RIGHT = 990
const STRIP = 96
const PLOT = 70
const MARKS = 22
const AXIS = 34
/** Marks that are nearer than this are drawn as one. */
const NEAREST = 6

/** As attributes: the sheet of the paper knows no picture. */
const THIN = { fill: 'none', stroke: 'currentColor', 'stroke-width': 0.5 }
const GRID = { ...THIN, opacity: 0.25 }
const MARK = { ...THIN, opacity: 0.5, 'stroke-dasharray': '2 3' }
const LINE = { ...THIN, 'stroke-width': 1, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const

/** The channels below one another on one time axis, as a chart recorder writes them: to be read without colours. */
export function ReportPicture({ of: { window, courses, marks, legend }, label }: { of: Picture; label: string }) {
  const bottom = MARKS + courses.length * STRIP
  const x = positionIn(window)
  const placed = marks
    .map(({ time, shape }) => ({ left: Math.round(x(time) / NEAREST) * NEAREST, shape }))
    .filter(({ left, shape }, index, all) => all.findIndex(it => it.left === left && it.shape === shape) === index)
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${bottom + AXIS}`} role="img" aria-label={label}>
        {timeTicks(window).map(({ time, text, date }) => (
          <g key={time}>
            <path {...GRID} d={`M${x(time)} ${MARKS}V${bottom}`} />
            <text x={x(time)} y={bottom + 14} text-anchor="middle">
              {text}
            </text>
            {date && (
              <text x={x(time)} y={bottom + 28} text-anchor="middle">
                {date}
              </text>
            )}
          </g>
        ))}
        {placed.map(({ left, shape }) => (
          <g key={`${left} ${shape}`}>
            <path {...MARK} d={`M${left} ${MARKS}V${bottom}`} />
            <text x={left} y={MARKS - 6} text-anchor="middle">
              {shape}
            </text>
          </g>
        ))}
        {courses.map((course, index) => (
          <Strip key={nameOf(course)} course={course} top={MARKS + index * STRIP} x={x} />
        ))}
      </svg>
      <figcaption>
        {legend.map(({ shape, text }) => (
          <span key={text}>{`${shape} ${text}`}</span>
        ))}
      </figcaption>
    </figure>
  )
}

const positionIn =
  ({ from, to }: TimeWindow) =>
  (time: number): number =>
    Math.round((LEFT + ((time - from) / (to - from)) * (RIGHT - LEFT)) * 10) / 10

function Strip({ course, top, x }: { course: Course; top: number; x: (time: number) => number }) {
  const { low, high, ticks } = valueTicks(course.values)
  const base = top + STRIP - 4
  const y = (value: number) => Math.round((base - ((value - low) / (high - low)) * PLOT) * 10) / 10
  return (
    <g>
      <text x={LEFT + 4} y={top + 16} font-weight="bold">
        {[nameOf(course), unitOf(course)].filter(Boolean).join(', ')}
      </text>
      {ticks.map(({ value, decimals }) => (
        <g key={value}>
          <path {...GRID} d={`M${LEFT} ${y(value)}H${RIGHT}`} />
          <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {formatNumber(value, decimals)}
          </text>
        </g>
      ))}
      <path {...THIN} d={`M${LEFT} ${base - PLOT}H${RIGHT}V${base}H${LEFT}z`} />
      <path {...LINE} d={linePath(course, x, y)} />
    </g>
  )
}
