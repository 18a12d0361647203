import { useStore } from '@nanostores/preact'
import type { CodesysPackage } from '../../api/codesys'
import { formatBytes } from '../../lib/text/measures'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { FileField } from '../../ui/form/file-field'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import { UploadView } from '../../ui/status/upload-view'
import type { CardProps } from './card-props'
import { EXTENSION } from './model'
import { packageProblemOf } from './problem'

/** The version that came with the firmware, or a package of this computer; checked before anything stops. */
export function UpdateCard(props: CardProps) {
  const { model, runtime, onCommand } = props
  const { t } = useText()
  const stage = useStore(model.upload.$stage)
  const inProgress = useStore(model.upload.$inProgress)
  const { offered_version: offered } = runtime
  if (stage.status === 'checked')
    return (
      <Card title={t('codesys.update.card')}>
        <Checked {...props} candidate={stage.candidate} />
      </Card>
    )
  return (
    <Card title={t('codesys.update.card')}>
      {offered !== null && (
        <Banner
          tone="info"
          title={t('codesys.offered', { version: plainText(offered, 32) })}
          action={
            <Button
              disabled={inProgress}
              asks
              onClick={() => onCommand({ kind: 'update', version: plainText(offered, 32) })}
            >
              {t('codesys.command.update')}
            </Button>
          }
        />
      )}
      <PackageFile {...props} inProgress={inProgress} />
      <UploadView of={model.upload} problemOf={packageProblemOf} />
    </Card>
  )
}

function PackageFile({ model: { upload }, runtime, inProgress }: CardProps & { inProgress: boolean }) {
  const { t } = useText()
  const file = useStore(upload.$file)
  const error = useStore(upload.$fileError)
  return (
    <>
      <FileField
        label={t('codesys.package')}
        hint={t('codesys.package.hint')}
        accept={EXTENSION}
        file={file}
        error={error && t(error)}
        disabled={inProgress}
        onPick={picked => upload.pickFile(picked, runtime.max_bytes)}
      />
      {!inProgress && (
        <Actions>
          <Button kind="primary" disabled={!file || error !== undefined} onClick={() => void upload.upload()}>
            {t('common.upload.start')}
          </Button>
        </Actions>
      )}
    </>
  )
}

function Checked({ model, runtime, onCommand, candidate }: CardProps & { candidate: CodesysPackage }) {
  const { t } = useText()
  const { id, version, file_name: name, needed_bytes: needed, free_bytes: free } = candidate
  const next = plainText(version, 32)
  return (
    <>
      <p>{t('common.upload.checked', { name: plainText(name, 80) })}</p>
      {candidate.same_as_installed && <Banner tone="info">{t('codesys.package.same')}</Banner>}
      {candidate.older && <Banner tone="warn">{t('codesys.package.older')}</Banner>}
      <DataList>
        <DataRow label={t('codesys.version.installed')}>
          <PanelText>{plainText(runtime.runtime.version, 32)}</PanelText>
        </DataRow>
        <DataRow label={t('codesys.version.next')}>
          <PanelText>{next}</PanelText>
        </DataRow>
        {runtime.application && (
          <DataRow label={t('codesys.application')}>
            {t('codesys.application.fits', {
              name: plainText(runtime.application.name, 80),
              compiler: plainText(runtime.application.compiler_version, 16)
            })}
          </DataRow>
        )}
        <DataRow label={t('codesys.space')}>
          {t('codesys.space.figures', { needed: formatBytes(needed), free: formatBytes(free) })}
        </DataRow>
      </DataList>
      <Actions>
        <Button onClick={model.discard}>{t('common.upload.chooseAnother')}</Button>
        <Button kind="danger" asks onClick={() => onCommand({ kind: 'update', version: next, package: id })}>
          {t('codesys.command.update')}
        </Button>
      </Actions>
    </>
  )
}
