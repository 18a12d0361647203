import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { FileField } from '../../ui/form/file-field'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { EXTENSION } from './candidate'
import type { ProjectManagement } from './model'

interface Props {
  model: ProjectManagement
  maxBytes: number
  inProgress: boolean
}

export function FileSource({ model, maxBytes, inProgress }: Props) {
  const { t } = useText()
  const file = useStore(model.$file)
  const error = useStore(model.$fileError)
  return (
    <>
      <FileField
        label={t('projectManagement.file')}
        hint={t('projectManagement.file.hint')}
        accept={EXTENSION}
        file={file}
        error={error && t(error)}
        disabled={inProgress}
        onPick={picked => model.pickFile(picked, maxBytes)}
      />
      {!inProgress && (
        <Actions>
          <Button kind="primary" disabled={!file || error !== undefined} onClick={() => void model.upload()}>
            {t('common.upload.start')}
          </Button>
        </Actions>
      )}
    </>
  )
}
