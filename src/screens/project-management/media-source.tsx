import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { EmptyState } from '../../ui/page/empty-state'
import { Loaded } from '../../ui/page/loaded'
import { Toolbar } from '../../ui/page/toolbar'
import { MediumView } from './medium-view'
import type { ProjectManagement } from './model'

export function MediaSource({ model, inProgress }: { model: ProjectManagement; inProgress: boolean }) {
  const { t } = useStore($i18n)
  const [reading, setReading] = useState(false)
  const refresh = async () => {
    setReading(true)
    await model.$media.reload()
    setReading(false)
  }
  return (
    <>
      <Toolbar>
        <Button icon="refresh" busy={reading} onClick={refresh}>
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
