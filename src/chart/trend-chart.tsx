import 'uplot/dist/uPlot.min.css'
import { useLayoutEffect, useRef } from 'react'
import { createTrend, type Trend } from './trend'
import styles from './trend-chart.module.css'
import type { TrendChartProps } from './types'

/** A chart that fills its container. Loaded on first use, through loader.ts. */
export function TrendChart(props: TrendChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const trend = useRef<Trend | undefined>(undefined)
  const shown = useRef(props)
  const before = shown.current
  shown.current = props

  useLayoutEffect(() => {
    if (!place.current) return
    const created = createTrend(place.current, () => shown.current)
    trend.current = created
    props.onReady(created.handle)
    return () => {
      trend.current = undefined
      shown.current.onReady(undefined)
      created.destroy()
    }
  }, [])
  useLayoutEffect(() => trend.current?.update(before))

  return (
    <div
      ref={place}
      className={styles.chart}
      data-drag={props.drag}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keyboard
      tabIndex={0}
      role="application"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onKeyDown={event => trend.current?.pressed(event)}
    />
  )
}
