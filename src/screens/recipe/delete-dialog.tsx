import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { plainText } from '../../lib/plain-text'
import { useModel } from '../../lib/use-model'
import { notify } from '../../stores/notices'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { RecordsModel } from './model'
import { REASONS } from './reasons'

interface DeleteDialogProps {
  records: RecordsModel
  number: number
  onClose: () => void
}

export function DeleteDialog({ records, number, onClose }: DeleteDialogProps) {
  const { t } = useStore($i18n)
  const name = useModel(() => plainText(records.known().find(record => record.number === number)?.name ?? '', 60))
  const remove = async () => {
    await records.remove(number)
    onClose()
    notify('recipe.deleted')
  }
  return (
    <ConfirmDialog
      reasons={REASONS}
      title={t('recipe.delete.title')}
      verb={t('recipe.delete.verb')}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{t('recipe.delete.text', { name, number })}</p>
    </ConfirmDialog>
  )
}
