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
import { problemOf } from './problem'
import { ProblemBanner } from './problem-banner'
import { StopDialog } from './stop-dialog'

interface Props {
  model: ProjectManagement
  previous: NonNullable<ProjectOverview['previous']>
}

export function PreviousCard({ model, previous: { project, until } }: Props) {
  const { t } = useStore($i18n)
  const busy = isBusy(useStore(model.$followed))
  const [confirming, setConfirming] = useState(false)
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
      {failure && <ProblemBanner problem={problemOf(failure)} />}
      <Actions>
        <Button kind="danger" disabled={busy} onClick={() => setConfirming(true)}>
          {t('projectManagement.rollBack')}
        </Button>
      </Actions>
      {confirming && (
        <StopDialog
          title={t('projectManagement.rollBack.title')}
          verb={t('projectManagement.rollBack')}
          onConfirm={run}
          onClose={() => setConfirming(false)}
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
