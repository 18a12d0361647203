import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { ProjectOverview } from '../../api/project-management'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { DataList, DataRow } from '../../ui/page/data-list'
import { PanelText } from '../../ui/page/panel-text'
import { isBusy, type ProjectManagement } from './model'
import { StopDialog } from './stop-dialog'
import { troubleOf } from './trouble'
import { TroubleBanner } from './trouble-banner'

interface Props {
  model: ProjectManagement
  previous: NonNullable<ProjectOverview['previous']>
}

export function PreviousCard({ model, previous: { project, until } }: Props) {
  const { t } = useStore($i18n)
  const busy = isBusy(useStore(model.$followed))
  const [asking, setAsking] = useState(false)
  const { failure, run } = useAction(model.rollBack, 'in place')
  return (
    <Card title={t('projectManagement.previous')}>
      <DataList>
        <DataRow label={t('projectManagement.name')}>
          <PanelText>{project.name}</PanelText>
        </DataRow>
        <DataRow label={t('projectManagement.compiledAt')}>{project.compiled_at}</DataRow>
        <DataRow label={t('projectManagement.previous.until')}>{until}</DataRow>
      </DataList>
      {failure && <TroubleBanner trouble={troubleOf(failure)} />}
      <Actions>
        <Button kind="danger" disabled={busy} onClick={() => setAsking(true)}>
          {t('projectManagement.rollBack')}
        </Button>
      </Actions>
      {asking && (
        <StopDialog
          title={t('projectManagement.rollBack.title')}
          verb={t('projectManagement.rollBack')}
          onConfirm={run}
          onClose={() => setAsking(false)}
        >
          <p>
            {t('projectManagement.rollBack.text')}{' '}
            <strong>
              <PanelText>{project.name}</PanelText>
            </strong>
          </p>
        </StopDialog>
      )}
    </Card>
  )
}
