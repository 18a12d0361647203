import type { RefusalTexts } from '../../api/client/refusal-types'
import type { RecordLoadRefusal } from '../../api/recipe'
import { useModel } from '../../lib/browser/use-model'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import type { RecordsModel } from './model'
import { REASONS } from './reasons'

interface Props {
  records: RecordsModel
  number: number
  onClose: () => void
}

/** Refusals to load a record to the PLC. */
const LOAD_REASONS: RefusalTexts<RecordLoadRefusal> = {
  load_forbidden: 'recipe.refused.load',
  plc_disconnected: 'recipe.refused.plc',
  records_changed: 'recipe.refused.loadChanged',
  values_refused: 'recipe.refused.loadValues'
}

/** `plc` is the name of the PLC. */
export function LoadDialog({ records, number, plc, onClose }: Props & { plc: string }) {
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

export function DeleteDialog({ records, number, onClose }: Props) {
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
      title={t('recipe.delete.title', { name })}
      verb={t('recipe.delete.verb')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('recipe.delete.text', { name, number })}</p>
    </ActionDialog>
  )
}
