import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { FormFile } from '../../ui/form/form-file'
import { TextField } from '../../ui/form/text-field'
import type { CodesysModel } from './model'
import { REASONS } from './texts'

/** Online with a code, offline with a request file for it, or with a licence file. */
export type LicenceWay = 'code' | 'request' | 'file'

interface Props {
  model: CodesysModel
  onClose: () => void
}

export function LicenceDialog({ way, ...props }: Props & { way: LicenceWay }) {
  return way === 'file' ? <FileDialog {...props} /> : <CodeDialog {...props} way={way} />
}

function CodeDialog({ model, way, onClose }: Props & { way: 'code' | 'request' }) {
  const { t } = useText()
  const form = useForm(way === 'code' ? model.onlineForm : model.offlineForm)
  return (
    <FormDialog
      of={form}
      title={t(`codesys.activate.${way}`)}
      save={t(way === 'code' ? 'common.term.activate' : 'codesys.request')}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>{t(`codesys.activate.${way}.text`)}</p>
      <TextField first required of={form} name="code" label={t('codesys.code')} hint={t('codesys.code.hint')} />
    </FormDialog>
  )
}

function FileDialog({ model, onClose }: Props) {
  const { t } = useText()
  const form = useForm(model.fileForm)
  return (
    <FormDialog
      of={form}
      title={t('codesys.activate.file')}
      save={t('common.term.activate')}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>{t('codesys.activate.file.text')}</p>
      <FormFile required of={form} name="file" label={t('codesys.licence.file')} extensions={['.lic']} />
    </FormDialog>
  )
}
