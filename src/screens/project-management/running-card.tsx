import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { ProjectOverview } from '../../api/project-management'
import { useAction } from '../../lib/remote/use-action'
import { formatNumber } from '../../lib/text/format'
import { formatBytes } from '../../lib/text/measures'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Row } from '../../ui/card/row'
import { Button } from '../../ui/page/button'
import { CopyButton } from '../../ui/page/copy-button'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import { FaultBanner } from '../../ui/status/fault-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { isBusy, type ProjectManagement } from './model'
import { problemOf } from './problem'
import { StopDialog } from './stop-dialog'
import { STATES, shortChecksum, signatureText, stateDuring } from './texts'

interface Props {
  model: ProjectManagement
  overview: ProjectOverview
}

export function RunningCard({ model, overview: { running } }: Props) {
  const { t } = useText()
  if (running) return <Running model={model} running={running} />
  return (
    <Card title={t('projectManagement.running')}>
      <EmptyState icon="folder" title={t('common.term.noProject')}>
        {t('projectManagement.none.hint')}
      </EmptyState>
    </Card>
  )
}

function Running({ model, running }: { model: ProjectManagement; running: NonNullable<ProjectOverview['running']> }) {
  const { t } = useText()
  const followed = useStore(model.$followed)
  const busy = isBusy(followed)
  const [confirming, setConfirming] = useState(false)
  const restart = useAction(model.restart, 'in place')
  const backup = useAction(model.backUp, 'in place')
  const { project, state, since, restarts, backup_allowed: mayBackUp } = running
  const shownState = stateDuring(followed.job) ?? state
  const { tone, text } = STATES[shownState]
  const signature = signatureText(project, t)
  return (
    <Card
      title={t('projectManagement.running')}
      status={
        <Row>
          <StatusBadge tone={tone}>{t(text)}</StatusBadge>
          {shownState === state && <span>{t('common.term.sinceTime', { time: since })}</span>}
        </Row>
      }
      actions={
        <>
          <Button busy={backup.busy} disabled={!mayBackUp || busy} onClick={backup.run}>
            {t('projectManagement.backUp')}
          </Button>
          <Button kind="danger" disabled={busy} asks onClick={() => setConfirming(true)}>
            {t('common.action.restart')}
          </Button>
        </>
      }
    >
      <DataList>
        <DataRow label={t('common.term.name')}>
          <PanelText>{project.name}</PanelText>
        </DataRow>
        <DataRow label={t('projectManagement.compiledAt')}>{project.compiled_at}</DataRow>
        <DataRow label={t('projectManagement.toolVersion')}>
          <PanelText>{project.tool_version}</PanelText>
        </DataRow>
        <DataRow label={t('common.term.size')}>{formatBytes(project.size_bytes)}</DataRow>
        <DataRow label={t('common.term.checksum')}>
          <CopyButton text={project.checksum} of={t('common.term.checksum')}>
            <PanelText mono>{shortChecksum(project.checksum)}</PanelText>
          </CopyButton>
        </DataRow>
        {signature && (
          <DataRow label={t('common.term.signature')}>
            <PanelText>{signature}</PanelText>
          </DataRow>
        )}
        <DataRow label={t('projectManagement.restarts')}>{formatNumber(restarts)}</DataRow>
      </DataList>
      {backup.failure && <FaultBanner role="alert" fault={problemOf(backup.failure)} />}
      {restart.failure && <FaultBanner role="alert" fault={problemOf(restart.failure)} />}
      {!mayBackUp && <p>{t('projectManagement.backupForbidden')}</p>}
      {confirming && (
        <StopDialog
          title={t('projectManagement.restart.title')}
          verb={t('common.action.restart')}
          onConfirm={restart.run}
          onClose={() => setConfirming(false)}
        >
          <strong>
            <PanelText>{project.name}</PanelText>
          </strong>
        </StopDialog>
      )}
    </Card>
  )
}
