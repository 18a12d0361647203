import { useStore } from '@nanostores/preact'
import type { PreviousProject } from '../../api/project-management'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { FormView } from '../../ui/form/form-view'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { FaultBanner } from '../../ui/status/fault-banner'
import type { ProjectManagement } from './model'
import { problemOf } from './problem'
import { StopDialog } from './stop-dialog'
import { UploadPasswords } from './upload-passwords'

interface Props {
  model: ProjectManagement
  previous: PreviousProject
}

export function PreviousCard({ model, previous }: Props) {
  const { t } = useText()
  const form = useForm(() => model.rollBackForm(previous))
  const failure = useStore(form.$failure)
  const saving = useStore(form.$saving)
  const decide = useStore(model.$rollBackConfirmation)
  const { project, until, required_password: required } = previous
  return (
    <Card title={t('projectManagement.previous')}>
      <DataList>
        <DataRow label={t('common.term.name')}>
          <PanelText>{project.name}</PanelText>
        </DataRow>
        <DataRow label={t('projectManagement.compiledAt')}>{project.compiled_at}</DataRow>
        <DataRow label={t('projectManagement.previous.until')}>{until}</DataRow>
      </DataList>
      <FormView of={form} label={t('projectManagement.rollBack')}>
        <UploadPasswords of={form} required={required} />
        {failure && <FaultBanner role="alert" fault={problemOf(failure)} />}
        <Actions>
          <Button kind="danger" type="submit" busy={saving}>
            {t('projectManagement.rollBack')}
          </Button>
        </Actions>
      </FormView>
      {decide && (
        <StopDialog
          title={t('projectManagement.rollBack.title')}
          verb={t('projectManagement.rollBack')}
          onConfirm={async () => decide(true)}
          onClose={() => decide(false)}
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
