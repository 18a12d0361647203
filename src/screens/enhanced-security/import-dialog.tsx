import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { EnhancedSecurity } from '../../api/enhanced-security'
import { useModel } from '../../lib/browser/use-model'
import { asApiError } from '../../lib/remote/as-api-error'
import type { ApiError } from '../../lib/remote/failure'
import { $i18n } from '../../lib/text/i18n'
import { Dialog } from '../../ui/dialog/dialog'
import { FileField } from '../../ui/form/file-field'
import { Banner } from '../../ui/page/banner'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/page/failure-banner'
import { ImportPreview } from './import-preview'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'

interface Props {
  model: EnhancedSecurityModel
  security: EnhancedSecurity
  onClose: () => void
}

export function ImportDialog({ model, security, onClose }: Props) {
  const { t, plural } = useStore($i18n)
  const importing = useModel(() => model.openImport(security))
  const preview = useStore(importing.$preview)
  const counts = useStore(importing.$counts)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const rows = counts.added + counts.updated
  const pick = (file: File) => {
    setFailure(undefined)
    void importing.pick(file)
  }
  const send = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await importing.send()
      onClose()
    } catch (error) {
      setFailure(asApiError(error))
    }
    setBusy(false)
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button kind="primary" busy={busy} disabled={rows === 0 || counts.full} onClick={() => void send()}>
        {rows > 0 ? plural('enhancedSecurity.import.verb', rows) : t('enhancedSecurity.import')}
      </Button>
    </>
  )
  return (
    <Dialog wide title={t('enhancedSecurity.import')} actions={actions} onCancel={onClose}>
      <FileField
        label={t('enhancedSecurity.import.file')}
        hint={t('enhancedSecurity.import.hint')}
        accept=".csv"
        file={preview?.file}
        error={preview?.refusal && t(preview.refusal)}
        onPick={pick}
      />
      {preview?.read && <ImportPreview read={preview.read} counts={counts} />}
      {counts.full && (
        <Banner tone="bad" role="alert" title={t('enhancedSecurity.limitReached')}>
          {t('enhancedSecurity.limitReached.text', { most: security.most_accounts })}
        </Banner>
      )}
      {failure && <FailureBanner error={failure} reasons={RESULTS} />}
    </Dialog>
  )
}
