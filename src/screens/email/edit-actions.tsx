import { IconButton } from '../../ui/page/icon-button'
import { RowActions } from '../../ui/table/row-actions'

export interface EditActionsProps {
  edit: string
  onEdit: () => void
  remove?: string
  onRemove?: () => void
}

export function EditActions({ edit, onEdit, remove, onRemove }: EditActionsProps) {
  return (
    <RowActions>
      <IconButton icon="pencil" label={edit} onClick={onEdit} />
      {remove && onRemove && <IconButton icon="trash" label={remove} onClick={onRemove} />}
    </RowActions>
  )
}
