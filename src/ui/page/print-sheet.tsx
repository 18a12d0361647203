import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Children } from './children'
import styles from './print-sheet.module.css'

interface PrintSheetProps {
  title: string
  /** In a line below the title; empty ones are not shown. */
  facts: readonly (string | undefined)[]
  children: Children
  onDone: () => void
}

/** A sheet that is visible only in print, without the rest of the page; opens the print dialog when mounted. */
export function PrintSheet({ title, facts, children, onDone }: PrintSheetProps) {
  const done = useRef(onDone)
  useEffect(() => {
    const finish = () => done.current()
    const { dataset } = document.body
    dataset.printing = 'sheet'
    window.addEventListener('afterprint', finish)
    window.print()
    return () => {
      window.removeEventListener('afterprint', finish)
      delete dataset.printing
    }
  }, [])
  return createPortal(
    <div className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>
        {facts.filter(Boolean).map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {children}
    </div>,
    document.body
  )
}
