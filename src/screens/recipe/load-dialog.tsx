import { useModel } from '../../lib/browser/use-model'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import type { RecordsModel } from './model'
import { LOAD_REASONS } from './reasons'

interface LoadDialogProps {
  records: RecordsModel
  number: number
  /** Name of the PLC. */
  plc: string
  onClose: () => void
}

export function LoadDialog({ records, number, plc, onClose }: LoadDialogProps) {
  const { t } = useText()
  const load = useModel(() => records.prepareLoad(number))
  const name = plainText(load.name, 60)
  const confirm = async () => {
    await load.run()
    notify(['recipe.loaded', { name }])
  }
  return (
    <ActionDialog
      reasons={LOAD_REASONS}
      title={t('recipe.load.title')}
      verb={t('recipe.load')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('recipe.load.text', { name, number, plc: plainText(plc, 60) })}</p>
    </ActionDialog>
  )
}
