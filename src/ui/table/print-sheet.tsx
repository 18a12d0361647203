import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { environment } from '../../lib/environment'
import type { FirstRows } from '../../lib/remote/read-first'
import { useAction } from '../../lib/remote/use-action'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import styles from './print-sheet.module.css'
import { limitTexts, type Printed } from './printed'
import { usePaper } from './use-paper'

type Cells = readonly Children[]

interface PrintSheetProps {
  title: string
  columns: readonly { id: string; title: string; align?: 'end' }[]
  limits: Printed<Cells>['limits']
  read: Printed<Cells>['read']
  onDone: () => void
}

/** Of a list that the panel pages: some hundred pages of paper. */
const MOST_ROWS = 5000
/** Rows that are read sooner need no button. */
const CANCELLABLE_AFTER_MS = 1000

/** Reads the rows and prints them. */
export default function PrintSheet({ read, onDone, ...sheet }: PrintSheetProps) {
  const [rows, setRows] = useState<FirstRows<Cells>>()
  const reading = useRef(new AbortController())
  const { run } = useAction(async () => {
    try {
      setRows(await read(MOST_ROWS, reading.current.signal))
    } catch (error) {
      onDone()
      throw error
    }
  })
  useEffect(() => {
    void run()
    return () => reading.current.abort()
  }, [])
  return rows ? <Sheet {...sheet} rows={rows} onDone={onDone} /> : <CancelButton onPress={onDone} />
}

/** Beside Print. */
function CancelButton({ onPress }: { onPress: () => void }) {
  const { t } = useText()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setShown, CANCELLABLE_AFTER_MS, true)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <span className={styles.cancel}>
      <Button onClick={onPress}>{t('common.cancel')}</Button>
    </span>
  )
}

interface SheetProps extends Omit<PrintSheetProps, 'read'> {
  rows: FirstRows<Cells>
}

/** Visible only in print, without the rest of the page; opens the print dialog when mounted. */
function Sheet({ title, columns, limits, rows: { items, total }, onDone }: SheetProps) {
  const { t } = useText()
  const [time] = useState(() => environment.deviceTimeText?.())
  const done = useRef(onDone)
  done.current = onDone
  usePaper(columns.length, true)
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
  const name = environment.deviceName?.()
  const facts = [
    name && t('common.term.deviceNameIs', { name: plainText(name, 60) }),
    time && t('common.term.printed', { time }),
    ...limitTexts({ limits }, t),
    t('common.entries', { count: total })
  ]
  return createPortal(
    <div className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>
        {facts.filter(Boolean).map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {items.length < total && (
        <p className={styles.cut}>
          {t('common.print.cut', { shown: formatNumber(items.length), total: formatNumber(total) })}
        </p>
      )}
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.id} data-align={column.align}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((cells, row) => (
            <tr key={row}>
              {columns.map(({ id, align }, column) => (
                <td key={id} data-align={align}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body
  )
}
