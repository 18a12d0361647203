import { useText } from '../../lib/text/use-text'
import { MediaList } from '../../ui/media/media-list'
import { EjectableMedium } from './ejectable-medium'
import type { ProjectManagement } from './model'

export function MediaSource({ model, inProgress }: { model: ProjectManagement; inProgress: boolean }) {
  const { t } = useText()
  return (
    <MediaList from={model.$media} hint={t('projectManagement.media.none.hint')}>
      {medium => <EjectableMedium key={medium.id} model={model} medium={medium} inProgress={inProgress} />}
    </MediaList>
  )
}
