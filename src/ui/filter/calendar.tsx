import { useStore } from '@nanostores/preact'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { addMonths, dayAfterKey, dayOf, weeksOf } from '../../lib/time-range/calendar'
import type { TimeWindow } from '../../lib/time-range/range'
import { Row } from '../card/row'
import { Button } from '../page/button'
import styles from './calendar.module.css'

export interface CalendarProps {
  /** Undefined while what is typed is no range. */
  shown: TimeWindow | undefined
  /** Later days have not come, and cannot be chosen; all can without it. */
  today?: number | undefined
  /** Called with the first and the last day, of which the first choice makes one. */
  onPick: (first: number, last: number) => void
}

/** A month of days, of which the first choice starts a range and the second one ends it. */
export default function Calendar({ shown, today = Number.POSITIVE_INFINITY, onPick }: CalendarProps) {
  const { t, language } = useStore($i18n)
  const [active, setActive] = useState(() => dayOf(shown?.to ?? Math.min(today, Date.now())))
  const [started, setStarted] = useState<number>()
  const grid = useRef<HTMLDivElement>(null)
  const moved = useRef(false)

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moved.current = false
  }, [active])

  const format = (day: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(day)

  function pick(day: number): void {
    setActive(day)
    setStarted(started === undefined ? day : undefined)
    onPick(Math.min(day, started ?? day), Math.max(day, started ?? day))
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const next = dayAfterKey(active, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    moved.current = true
    setActive(Math.min(next, today))
  }

  const weeks = weeksOf(active)
  const turn = (months: number) => setActive(Math.min(addMonths(active, months), today))
  const monthText = (day: number) => format(day, { year: 'numeric', month: 'long' })
  return (
    <div className={styles.calendar}>
      <Row>
        <Button kind="quiet" onClick={() => turn(-1)}>
          {t('range.calendar.before')}
        </Button>
        <strong aria-live="polite">{monthText(active)}</strong>
        <Button kind="quiet" disabled={weeks.some(week => week.includes(today))} onClick={() => turn(1)}>
          {t('range.calendar.after')}
        </Button>
      </Row>
      <p className={styles.hint}>{t(started === undefined ? 'range.calendar.first' : 'range.calendar.last')}</p>
      <div ref={grid} role="grid" aria-label={t('range.calendar')} aria-multiselectable="true">
        {/* biome-ignore lint/a11y/useFocusableInteractive: the focus of a grid is on its cells */}
        <div role="row" className={styles.week}>
          {weeks[1]?.map((day = 0) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus of a grid is on its cells
            <span key={day} role="columnheader" aria-label={format(day, { weekday: 'long' })}>
              {format(day, { weekday: 'short' })}
            </span>
          ))}
        </div>
        {weeks.map(week => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus of a grid is on its cells
          <div key={week.find(Boolean)} role="row" className={styles.week}>
            {week.map(
              (day, weekday) =>
                day !== undefined && (
                  <button
                    key={day}
                    type="button"
                    role="gridcell"
                    className={styles.day}
                    style={{ gridColumn: weekday + 1 }}
                    tabIndex={day === active ? 0 : -1}
                    disabled={day > today}
                    aria-selected={shown !== undefined && day >= dayOf(shown.from) && day <= shown.to}
                    aria-label={format(day, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })}
                    onClick={() => pick(day)}
                    onKeyDown={onKeyDown}
                  >
                    {new Date(day).getUTCDate()}
                  </button>
                )
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
