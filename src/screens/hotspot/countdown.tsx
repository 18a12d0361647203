import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { $i18n } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import styles from './hotspot.module.css'
import { minutesAndSeconds } from './states'

interface Props {
  seconds: number
  /** With `{{time}}`. */
  text: MessageKey
}

/** Counts down from the panel's last value. */
export function Countdown({ seconds, text }: Props) {
  const { t } = useStore($i18n)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const started = performance.now()
    const timer = setInterval(() => {
      setLeft(Math.max(0, seconds - Math.floor((performance.now() - started) / 1000)))
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <span className={styles.second} role="timer">
      {t(text, { time: minutesAndSeconds(left) })}
    </span>
  )
}
