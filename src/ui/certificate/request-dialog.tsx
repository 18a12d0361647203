import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import type { OpcUaOwnCertificate } from '../../../api/opcua/certificates'
import { useForm } from '../../../lib/form/use-form'
import { useText } from '../../../lib/text/use-text'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { LoadingDialog } from '../../../ui/dialog/loading-dialog'
import { Button } from '../../../ui/page/button'
import { CopyButton } from '../../../ui/page/copy-button'
import styles from './certificates.module.css'
import type { CertificatesModel } from './model'
import { NamesFields } from './names-fields'

interface Props {
  model: CertificatesModel
  onClose: () => void
}

/** Makes a signing request, then offers it to be copied or saved. */
export function RequestDialog({ model, onClose }: Props) {
  const { t } = useText()
  const request = useStore(model.$request)
  useEffect(() => model.closeRequest, [model])
  if (!request)
    return (
      <LoadingDialog from={model.own} title={t('opcuaCertificates.request')} onClose={onClose}>
        {own => <RequestForm model={model} own={own} onClose={onClose} />}
      </LoadingDialog>
    )
  return (
    <Dialog
      wide
      title={t('opcuaCertificates.request')}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button kind="primary" onClick={() => model.saveRequest(request)}>
            {t('opcuaCertificates.request.save')}
          </Button>
        </>
      }
    >
      <p>{t('opcuaCertificates.request.next')}</p>
      <textarea
        readOnly
        rows={10}
        className={styles.pem}
        aria-label={t('opcuaCertificates.request')}
        defaultValue={request.pem}
      />
      <CopyButton text={request.pem} of={t('opcuaCertificates.request')} />
    </Dialog>
  )
}

function RequestForm({ model, own, onClose }: Props & { own: OpcUaOwnCertificate }) {
  const { t } = useText()
  const form = useForm(() => model.requestForm(own))
  return (
    <FormDialog
      short
      of={form}
      title={t('opcuaCertificates.request')}
      save={t('opcuaCertificates.request.verb')}
      replaced
      onClose={onClose}
    >
      <p>{t('opcuaCertificates.request.text')}</p>
      <NamesFields of={form} />
    </FormDialog>
  )
}
