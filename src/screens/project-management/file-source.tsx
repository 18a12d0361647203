import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { FileField } from '../../ui/form/file-field'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { ENDING } from './candidate'
import type { ProjectManagement } from './model'

interface Props {
  model: ProjectManagement
  mostBytes: number
  underWay: boolean
}

export function FileSource({ model, mostBytes, underWay }: Props) {
  const { t } = useStore($i18n)
  const file = useStore(model.$file)
  const error = useStore(model.$fileError)
  return (
    <>
      <FileField
        label={t('projectManagement.file')}
        hint={t('projectManagement.file.hint')}
        accept={ENDING}
        file={file}
        error={error && t(error)}
        disabled={underWay}
        onPick={picked => model.pickFile(picked, mostBytes)}
      />
      {!underWay && (
        <Actions>
          <Button kind="primary" disabled={!file || error !== undefined} onClick={() => void model.upload()}>
            {t('projectManagement.upload')}
          </Button>
        </Actions>
      )}
    </>
  )
}
