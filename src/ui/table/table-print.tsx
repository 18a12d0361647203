import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { PrintButton, type PrintButtonProps } from './print-button'
import styles from './table-print.module.css'

/** Print of a table: in the toolbar of its card, else in the head of the card, else above the table, as in a dialog. */
export function TablePrint<R>(props: PrintButtonProps<R>) {
  const above = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Element | undefined>()
  // A toolbar may have been replaced.
  useLayoutEffect(() => setPlace(placeFor(above.current)))
  const button = <PrintButton {...props} />
  return (
    <>
      <div ref={above} className={styles.above} hidden={place !== undefined || props.disabled}>
        {!place && !props.disabled && button}
      </div>
      {place && createPortal(<span className={styles.end}>{button}</span>, place)}
    </>
  )
}

/** The last one, as the toolbar follows the head. */
function placeFor(table: HTMLElement | null): Element | undefined {
  const box = table?.closest('section, [role="dialog"]')
  const places = box?.matches('section') ? box.querySelectorAll('[data-print]') : []
  return places[places.length - 1]
}
