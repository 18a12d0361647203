import { useStore } from '@nanostores/preact'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { EmptyState } from '../../ui/page/empty-state'
import { Loaded } from '../../ui/page/loaded'
import { Toolbar } from '../../ui/page/toolbar'
import { MediumView } from './medium-view'
import type { ProjectManagement } from './model'

export function MediaSource({ model, inProgress }: { model: ProjectManagement; inProgress: boolean }) {
  const { t } = useStore($i18n)
  const refresh = useAction(model.$media.reload)
  return (
    <>
      <Toolbar>
        <Button icon="refresh" busy={refresh.busy} onClick={refresh.run}>
          {t('projectManagement.media.refresh')}
        </Button>
      </Toolbar>
      <Loaded from={model.$media}>
        {media =>
          media.length === 0 ? (
            <EmptyState icon="folder" title={t('projectManagement.media.none')}>
              {t('projectManagement.media.none.hint')}
            </EmptyState>
          ) : (
            media.map(medium => <MediumView key={medium.id} model={model} medium={medium} inProgress={inProgress} />)
          )
        }
      </Loaded>
    </>
  )
}
