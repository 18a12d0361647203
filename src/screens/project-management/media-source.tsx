import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { MediaList } from '../../ui/media/media-list'
import { EjectableMedium } from './ejectable-medium'
import type { ProjectManagement } from './model'

export function MediaSource({ model, inProgress }: { model: ProjectManagement; inProgress: boolean }) {
  const { t } = useStore($i18n)
  return (
    <MediaList from={model.$media} hint={t('projectManagement.media.none.hint')}>
      {medium => <EjectableMedium key={medium.id} model={model} medium={medium} inProgress={inProgress} />}
    </MediaList>
  )
}
