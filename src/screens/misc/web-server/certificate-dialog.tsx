import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { WebCertificate } from '../../../api/misc-web'
import { useModel } from '../../../lib/browser/use-model'
import { useForm } from '../../../lib/form/use-form'
import { lastKnown } from '../../../lib/remote/last-known'
import { joinList } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { notify } from '../../../stores/notices'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Row } from '../../../ui/card/row'
import { RequestDialog } from '../../../ui/certificate/request-dialog'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { FormFile } from '../../../ui/form/form-file'
import { PasswordField } from '../../../ui/form/password-field'
import { Button } from '../../../ui/page/button'
import type { Children } from '../../../ui/page/children'
import { Fingerprint } from '../../../ui/page/fingerprint'
import { PanelText } from '../../../ui/page/panel-text'
import { Banner } from '../../../ui/status/banner'
import { Loaded } from '../../../ui/status/loaded'
import type { SettingsProps } from '../cards'
import styles from './certificate.module.css'
import { CertificateCheck } from './certificate-check'
import { certificateExtensions, createWebCertificate, isPkcs12, KEY_EXTENSIONS, mayHaveKey } from './form'

type Props = Pick<SettingsProps, 'restartNeeded' | 'onClose' | 'onSaved'>

/** The certificate that is stored, and its replacement by another or by a new one of the panel. */
export function CertificateDialog({ restartNeeded, onClose, onSaved }: Props) {
  const { t } = useText()
  const model = useModel(createWebCertificate)
  const form = useForm(model.form)
  const done = () => {
    notify('miscSettings.certificate.saved')
    onSaved()
  }
  const current = lastKnown(useStore(model.$certificate))
  const { certificate: file, key } = useStore(form.$values)
  const both = isPkcs12(file)
  const [requesting, setRequesting] = useState(false)
  const [regenerating, setRegenerating] = useState(false)
  const password = (
    <PasswordField
      of={form}
      name="key_password"
      label={t(both ? 'common.term.password' : 'common.term.keyPassword')}
      hint={both ? undefined : t('common.certificate.password.hint')}
      autoComplete="off"
    />
  )
  return (
    <>
      <FormDialog
        of={form}
        title={t('miscSettings.certificate')}
        save={t('common.term.upload')}
        onClose={onClose}
        onSaved={done}
      >
        <Loaded from={model.$certificate} inDialog>
          {certificate => (
            <>
              {restartNeeded && <Banner tone="warn">{t('miscSettings.certificate.pending')}</Banner>}
              <Facts of={certificate} />
            </>
          )}
        </Loaded>
        <Row>
          <Button asks icon="refresh" onClick={() => setRegenerating(true)}>
            {t('miscSettings.certificate.regenerate')}
          </Button>
          {mayHaveKey(current) && (
            <Button asks onClick={() => setRequesting(true)}>
              {t('common.signingRequest')}
            </Button>
          )}
        </Row>
        <div className={styles.second}>
          <FormFile
            required
            of={form}
            name="certificate"
            label={t('miscSettings.certificate.file')}
            extensions={certificateExtensions(current)}
          />
          {file && !both && <CertificateCheck key={fileId(file)} model={model} file={file} />}
          {!both && (
            <FormFile
              of={form}
              name="key"
              label={t('common.term.privateKey')}
              extensions={KEY_EXTENSIONS}
              {...(mayHaveKey(current) ? { hint: t('miscSettings.certificate.key.hint') } : { required: true })}
            />
          )}
          {both || key
            ? password
            : file && <IfKeyEncrypted key={fileId(file)} model={model} file={file} then={password} />}
          <Banner tone="info">{t('miscSettings.certificate.effect')}</Banner>
        </div>
      </FormDialog>
      {regenerating && (
        <ActionDialog
          title={t('miscSettings.certificate.regenerate.title')}
          verb={t('miscSettings.certificate.regenerate')}
          onConfirm={() => model.regenerate().then(done)}
          onClose={() => setRegenerating(false)}
        >
          <p>{t('miscSettings.certificate.replaced')}</p>
          <p>{t('miscSettings.certificate.effect')}</p>
        </ActionDialog>
      )}
      {requesting && (
        <RequestDialog
          names={model.names}
          rules={model.rules}
          request={model.request}
          onClose={() => setRequesting(false)}
        />
      )}
    </>
  )
}

const fileId = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

interface EncryptedProps {
  model: ReturnType<typeof createWebCertificate>
  file: File
  then: Children
}

function IfKeyEncrypted({ model, file, then }: EncryptedProps) {
  const $encrypted = useModel(() => model.hasEncryptedKey(file))
  return <>{lastKnown(useStore($encrypted)) && then}</>
}

function Facts({ of: certificate }: { of: WebCertificate }) {
  const { t } = useText()
  const { subject, issuer, host_names: names, valid_from: from, valid_to: to, fingerprint, self_signed } = certificate
  return (
    <DataList>
      <DataRow label={t('common.term.name')}>
        <PanelText>{plainText(subject, 200)}</PanelText>
      </DataRow>
      <DataRow label={t('common.term.issuer')}>
        {self_signed ? t('common.term.selfSigned') : <PanelText>{plainText(issuer, 200)}</PanelText>}
      </DataRow>
      <DataRow label={t('miscSettings.certificate.names')}>{joinList(names.map(name => plainText(name, 100)))}</DataRow>
      <DataRow label={t('common.term.validity')}>{t('common.term.range', { first: from, last: to })}</DataRow>
      <DataRow label={t('miscSettings.certificate.fingerprint')}>
        <Fingerprint>{fingerprint}</Fingerprint>
      </DataRow>
    </DataList>
  )
}
