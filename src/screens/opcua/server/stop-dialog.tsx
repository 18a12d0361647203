import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { createImpact } from '../../../stores/impact'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
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
  const { t } = useText()
  const $impact = useModel(() => createImpact(kind === 'stop' ? 'opcua-stop' : 'opcua'))
  return (
    <ActionDialog
      title={t(`opcuaServer.command.${kind}.title`)}
      verb={t(`opcuaServer.command.${kind}`)}
      reasons={SERVER_REASONS}
      onConfirm={model[kind]}
      onClose={onClose}
    >
      <Impact from={$impact} />
    </ActionDialog>
  )
}
