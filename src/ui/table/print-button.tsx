import { useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { IconButton } from '../page/icon-button'
import { Part } from '../status/part'
import { type Column, isPrinted } from './column'
import './print-page.css'
import type { Printed } from './printed'

export interface PrintButtonProps<R> {
  label: string
  columns: readonly Column<R>[]
  of: Printed<R>
  disabled?: boolean
}

const loadPrintSheet = () => import('./print-sheet')

/** Prints all rows of a list as a plain table, without what is there to be pressed. */
export function usePrint<R>({ label, columns, of: { limits, read } }: PrintButtonProps<R>) {
  const [printing, setPrinting] = useState(false)
  const onPaper = columns.filter(isPrinted)
  const readCells = async (most: number, signal: AbortSignal) => {
    const { items, total } = await read(most, signal)
    return { total, items: items.map(row => onPaper.map(({ cell, printed = cell }) => printed(row))) }
  }
  const sheet = { title: label, columns: onPaper, limits, read: readCells, onDone: () => setPrinting(false) }
  return {
    printing,
    print: () => setPrinting(true),
    sheet: printing && <Part name="print-sheet" load={loadPrintSheet} with={sheet} />
  }
}

export function PrintButton<R>(props: PrintButtonProps<R>) {
  const { t } = useText()
  const { printing, print, sheet } = usePrint(props)
  return (
    <>
      <IconButton icon="print" label={t('common.term.print')} disabled={printing || props.disabled} onClick={print} />
      {sheet}
    </>
  )
}
