import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'react'
import type { ProjectCandidate, ProjectOverview } from '../../api/project-management'
import { useForm } from '../../lib/form/use-form'
import { joinList } from '../../lib/text/join'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../../ui/form/check-field'
import { FormView } from '../../ui/form/form-view'
import { HiddenErrors } from '../../ui/form/hidden-errors'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import { FaultBanner } from '../../ui/status/fault-banner'
import { Comparison } from './comparison'
import { isBusy, type ProjectManagement } from './model'
import { problemOf } from './problem'
import styles from './project-management.module.css'
import { StopDialog } from './stop-dialog'
import type { UpdateChoices } from './update-forms'
import { UploadPasswords } from './upload-passwords'

interface Props {
  model: ProjectManagement
  overview: ProjectOverview
  candidate: ProjectCandidate
}

/** A checked package: what it changes, and which data to keep. */
export function CandidateView({ model, overview, candidate }: Props) {
  const { t } = useText()
  const form = useForm(() => model.updateForm(candidate))
  const failure = useStore(form.$failure)
  const saving = useStore(form.$saving)
  const busy = isBusy(useStore(model.$followed))
  const confirm = useStore(model.$updateConfirmation)
  const cleared = clearedBy(useStore(form.$values))
  const intro = useRef<HTMLParagraphElement>(null)
  // The button that had the focus was removed.
  useEffect(() => intro.current?.focus(), [])
  return (
    <FormView of={form} label={t('projectManagement.update')}>
      <p ref={intro} className={styles.intro} tabIndex={-1}>
        {t('common.upload.checked', { name: plainText(candidate.file_name, 80) })}
      </p>
      <Warnings candidate={candidate} overview={overview} />
      <Comparison running={overview.running?.project} next={candidate} />
      <CheckField of={form} name="keepRecipes" label={t('projectManagement.keep.recipes')} />
      <CheckField of={form} name="keepHistory" label={t('projectManagement.keep.history')} />
      <CheckField
        of={form}
        name="keepRetentive"
        label={t('projectManagement.keep.retentive')}
        hint={t('projectManagement.keep.hint')}
      />
      <UploadPasswords of={form} required={candidate.required_password} />
      <HiddenErrors of={form} />
      {failure && <FaultBanner role="alert" fault={problemOf(failure)} />}
      <Actions>
        <Button disabled={saving} onClick={model.discard}>
          {t('common.upload.chooseAnother')}
        </Button>
        <Button kind="primary" type="submit" busy={saving} disabled={busy}>
          {t('projectManagement.updateNow')}
        </Button>
      </Actions>
      {confirm && (
        <StopDialog
          title={t('projectManagement.update.title')}
          verb={t('projectManagement.updateNow')}
          onConfirm={async () => confirm(true)}
          onClose={() => confirm(false)}
        >
          <p>
            {t('projectManagement.update.text')}{' '}
            <strong>
              <PanelText>{candidate.project.name}</PanelText>
            </strong>
          </p>
          {candidate.restarts_panel && <p>{t('projectManagement.restartsPanel')}</p>}
          {cleared.length > 0 && (
            <Banner tone="bad">
              {t('projectManagement.cleared', { kinds: joinList(cleared.map(key => t(key))) })}
            </Banner>
          )}
        </StopDialog>
      )}
    </FormView>
  )
}

const clearedBy = ({ keepRecipes, keepHistory, keepRetentive }: UpdateChoices): MessageKey[] => [
  ...(keepRecipes ? [] : (['projectManagement.cleared.recipes'] as const)),
  ...(keepHistory ? [] : (['projectManagement.cleared.history'] as const)),
  ...(keepRetentive ? [] : (['projectManagement.cleared.retentive'] as const))
]

function Warnings({ candidate, overview }: { candidate: ProjectCandidate; overview: ProjectOverview }) {
  const { t } = useText()
  const { newer_tool, restarts_panel, same_as_running, project } = candidate
  return (
    <>
      {same_as_running && <Banner tone="info">{t('projectManagement.same')}</Banner>}
      {newer_tool && (
        <Banner tone="warn" title={t('projectManagement.newerTool')}>
          {t('projectManagement.newerTool.text', { tool: project.tool_version, runtime: overview.runtime_version })}
        </Banner>
      )}
      {restarts_panel && <Banner tone="warn">{t('projectManagement.restartsPanel')}</Banner>}
    </>
  )
}
