import { useState } from 'react'
import { saveBlob } from '../../lib/browser/download'
import { useForm } from '../../lib/form/use-form'
import {
  createRequestForm,
  type NamesInput,
  type NamesRules,
  type SentNames,
  type SigningRequest
} from '../../lib/network/certificate-names'
import type { Resource } from '../../lib/remote/resource'
import { useText } from '../../lib/text/use-text'
import { Dialog } from '../dialog/dialog'
import { FormDialog } from '../dialog/form-dialog'
import { LoadingDialog } from '../dialog/loading-dialog'
import { Button } from '../page/button'
import { CopyButton } from '../page/copy-button'
import { NamesFields } from './names-fields'
import styles from './request-dialog.module.css'

interface Props {
  /** As the panel is called when the dialog opens. */
  names: () => Resource<NamesInput>
  rules: NamesRules
  request: (names: SentNames) => Promise<SigningRequest>
  onClose: () => void
}

/** Makes a signing request, then offers it to be copied or saved. */
export function RequestDialog({ names, rules, request, onClose }: Props) {
  const { t } = useText()
  const title = t('common.signingRequest')
  const [made, setMade] = useState<SigningRequest>()
  if (!made)
    return (
      <LoadingDialog from={names} title={title} onClose={onClose}>
        {initial => (
          <RequestForm
            initial={initial}
            rules={rules}
            request={async wanted => setMade(await request(wanted))}
            onClose={onClose}
          />
        )}
      </LoadingDialog>
    )
  return (
    <Dialog
      wide
      title={title}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button kind="primary" onClick={() => saveBlob(new Blob([made.pem]), made.file_name)}>
            {t('common.signingRequest.save')}
          </Button>
        </>
      }
    >
      <p>{t('common.signingRequest.next')}</p>
      <textarea readOnly rows={10} className={styles.pem} aria-label={title} defaultValue={made.pem} />
      <CopyButton text={made.pem} of={title} />
    </Dialog>
  )
}

interface FormProps {
  initial: NamesInput
  rules: NamesRules
  request: (names: SentNames) => Promise<void>
  onClose: () => void
}

function RequestForm({ initial, rules, request, onClose }: FormProps) {
  const { t } = useText()
  const form = useForm(() => createRequestForm(initial, rules, request))
  return (
    <FormDialog
      short
      of={form}
      title={t('common.signingRequest')}
      save={t('common.signingRequest.verb')}
      replaced
      onClose={onClose}
    >
      <p>{t('common.signingRequest.text')}</p>
      <NamesFields of={form} />
    </FormDialog>
  )
}
