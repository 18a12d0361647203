import { DataList, DataRow } from '../card/data-list'
import { Dialog } from '../dialog/dialog'
import type { Column } from './column'

interface RowDialogProps<R> {
  title: string
  columns: readonly Column<R>[]
  row: R
  onClose: () => void
}

/** All values of a row of which the table leaves some out. */
export function RowDialog<R>({ title, columns, row, onClose }: RowDialogProps<R>) {
  const values = columns.filter(({ pinned, card }) => !pinned && card !== 'check')
  return (
    <Dialog title={title} onCancel={onClose}>
      <DataList>
        {values.map(({ id, title: label, cell, printed = cell }) => (
          <DataRow key={id} label={label}>
            {printed(row)}
          </DataRow>
        ))}
      </DataList>
    </Dialog>
  )
}
