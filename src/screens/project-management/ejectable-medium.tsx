import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import type { Medium } from '../../ui/media/medium'
import { MediumView } from '../../ui/media/medium-view'
import { Button } from '../../ui/page/button'
import { FaultBanner } from '../../ui/status/fault-banner'
import type { ProjectManagement } from './model'
import { problemOf } from './problem'

interface Props {
  model: ProjectManagement
  medium: Medium
  inProgress: boolean
}

export function EjectableMedium({ model, medium, inProgress }: Props) {
  const { t } = useText()
  const eject = useAction(async () => {
    await model.eject(medium.id)
    notify('projectManagement.media.ejected')
  }, 'in place')
  return (
    <MediumView
      medium={medium}
      label={name => t('projectManagement.media.files', { name })}
      empty={t('projectManagement.media.empty')}
      verb={t('projectManagement.check')}
      disabled={inProgress}
      onPick={({ path }) => void model.check(medium.id, path)}
      action={
        <Button busy={eject.busy} disabled={inProgress} onClick={eject.run}>
          {t('common.term.eject')}
        </Button>
      }
    >
      {eject.failure && <FaultBanner role="alert" fault={problemOf(eject.failure)} />}
    </MediumView>
  )
}
