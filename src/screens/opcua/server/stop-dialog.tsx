import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { $i18n } from '../../../lib/text/i18n'
import { createImpact } from '../../../stores/impact'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useClose } from '../../../ui/dialog/use-close'
import { Impact } from '../../../ui/impact/impact'
import type { ServerTabModel } from './model'
import { SERVER_REASONS } from './texts'

export type StopKind = 'stop' | 'restart'

interface Props {
  model: ServerTabModel
  kind: StopKind
  onClose: () => void
}

export function StopDialog({ model, kind, onClose }: Props) {
  const { t } = useStore($i18n)
  const close = useClose(onClose)
  const $impact = useModel(() => createImpact(kind === 'stop' ? 'opcua-stop' : 'opcua'))
  const confirm = async () => {
    await model[kind]()
    close()
  }
  return (
    <ConfirmDialog
      title={t(`opcuaServer.${kind}.title`)}
      verb={t(`opcuaServer.${kind}`)}
      reasons={SERVER_REASONS}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Impact from={$impact} />
    </ConfirmDialog>
  )
}
