import type { RefusalTexts } from '../../api/client/refusal-types'
import type { PlcLink, PlcLinkRefusal } from '../../api/communication'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import type { CommunicationModel } from './model'
import { StopNotice } from './stop-notice'

const REASONS: RefusalTexts<PlcLinkRefusal> = { link_disabled: 'communication.restart.disabled' }

interface Props {
  model: CommunicationModel
  link: PlcLink
  onClose: () => void
}

export function RestartDialog({ model, link, onClose }: Props) {
  const { t } = useText()
  const name = plainText(link.name, 60)
  const confirm = async () => {
    await model.restart(link.id)
    notify(['communication.restart.done', { name }])
  }
  return (
    <ActionDialog
      title={t('communication.restart.title', { name })}
      verb={t('communication.restart')}
      reasons={REASONS}
      onConfirm={confirm}
      onClose={onClose}
    >
      <StopNotice names={[name]} />
    </ActionDialog>
  )
}
