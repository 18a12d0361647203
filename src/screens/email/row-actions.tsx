import { IconButton } from '../../ui/page/icon-button'
import styles from './email.module.css'

export interface RowActionsProps {
  edit: string
  onEdit: () => void
  remove?: string
  onRemove?: () => void
}

export function RowActions({ edit, onEdit, remove, onRemove }: RowActionsProps) {
  return (
    <div className={styles.rowActions}>
      <IconButton icon="pencil" label={edit} onClick={onEdit} />
      {remove && onRemove && <IconButton icon="trash" label={remove} onClick={onRemove} />}
    </div>
  )
}
