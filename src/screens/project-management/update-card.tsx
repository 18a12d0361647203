import { useStore } from '@nanostores/preact'
import type { ProjectOverview } from '../../api/project-management'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { MediaList } from '../../ui/media/media-list'
import { UploadView } from '../../ui/status/upload-view'
import { CandidateView } from './candidate-view'
import { EjectableMedium } from './ejectable-medium'
import { FileSource } from './file-source'
import type { ProjectManagement, Source } from './model'
import { uploadProblemOf } from './problem'

/** Selects, uploads and checks a package; the running project is not affected. */
export function UpdateCard({ model, overview }: { model: ProjectManagement; overview: ProjectOverview }) {
  const { t } = useText()
  const stage = useStore(model.$stage)
  const inProgress = useStore(model.$inProgress)
  const source = useStore(model.$source)
  if (stage.status === 'checked')
    return (
      <Card title={t('projectManagement.update')}>
        <CandidateView key={stage.candidate.id} model={model} overview={overview} candidate={stage.candidate} />
      </Card>
    )
  return (
    <Card title={t('projectManagement.update')}>
      <SegmentedControl<object, Source>
        label={t('projectManagement.source')}
        value={source}
        disabled={inProgress}
        options={[
          { value: 'file', text: t('common.target.kind.pc') },
          { value: 'medium', text: t('common.import.source.medium') }
        ]}
        onPick={model.pickSource}
      />
      {source === 'file' && <FileSource model={model} maxBytes={overview.max_bytes} inProgress={inProgress} />}
      <UploadView of={model} problemOf={uploadProblemOf} />
      {source === 'medium' && <MediaSource model={model} inProgress={inProgress} />}
    </Card>
  )
}

function MediaSource({ model, inProgress }: { model: ProjectManagement; inProgress: boolean }) {
  const { t } = useText()
  return (
    <MediaList from={model.$media} hint={t('projectManagement.media.none.hint')}>
      {medium => <EjectableMedium key={medium.id} model={model} medium={medium} inProgress={inProgress} />}
    </MediaList>
  )
}
