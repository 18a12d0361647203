import { IconButton } from '../../ui/page/icon-button'
import styles from './email.module.css'

export interface RowDeedsProps {
  edit: string
  onEdit: () => void
  remove?: string
  onRemove?: () => void
}

export function RowDeeds({ edit, onEdit, remove, onRemove }: RowDeedsProps) {
  return (
    <div className={styles.rowDeeds}>
      <IconButton icon="pencil" label={edit} onClick={onEdit} />
      {remove && onRemove && <IconButton icon="close" label={remove} onClick={onRemove} />}
    </div>
  )
}
