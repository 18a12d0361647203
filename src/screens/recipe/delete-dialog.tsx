import { useModel } from '../../lib/browser/use-model'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import type { RecordsModel } from './model'
import { REASONS } from './reasons'

interface DeleteDialogProps {
  records: RecordsModel
  number: number
  onClose: () => void
}

export function DeleteDialog({ records, number, onClose }: DeleteDialogProps) {
  const { t } = useText()
  const name = useModel(() =>
    plainText(records.loadedRecords().find(record => record.number === number)?.name ?? '', 60)
  )
  const remove = async () => {
    await records.remove(number)
    notify('recipe.deleted')
  }
  return (
    <ActionDialog
      reasons={REASONS}
      title={t('recipe.delete.title')}
      verb={t('recipe.delete.verb')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('recipe.delete.text', { name, number })}</p>
    </ActionDialog>
  )
}
