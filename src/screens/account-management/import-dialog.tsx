import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { Dialog } from '../../ui/dialog/dialog'
import { FileField } from '../../ui/form/file-field'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/page/failure-banner'
import styles from './account-management.module.css'
import { saveTemplate } from './import-files'
import { ImportPreview } from './import-preview'
import { ImportResult } from './import-result'
import type { AccountManagementModel } from './model'

export function ImportDialog({ model, onClose }: { model: AccountManagementModel; onClose: () => void }) {
  const { t, plural } = useStore($i18n)
  const bring = useModel(model.bring)
  const state = useStore(bring.$state)
  const rows = useStore(bring.$rows)
  const sending = useStore(bring.$sending)
  const failure = useStore(bring.$failure)
  const title = t('accountManagement.import.title')
  if (state.status === 'done') return <ImportResult rows={state.rows} title={title} onClose={onClose} />
  const valid = rows.filter(({ problems }) => problems.length === 0).length
  const error = state.status === 'empty' ? state.error : undefined
  return (
    <Dialog
      wide
      title={title}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="primary" disabled={valid === 0} busy={sending} onClick={bring.send}>
            {valid === rows.length ? t('accountManagement.import') : plural('accountManagement.import.valid', valid)}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t('accountManagement.import.lead')}</p>
      <FileField
        label={t('accountManagement.import.file')}
        accept=".csv,.txt,text/csv"
        file={state.file}
        error={error && t(error)}
        onPick={bring.pick}
      />
      <p className={styles.lead}>
        <Button onClick={saveTemplate}>{t('accountManagement.import.template')}</Button>
      </p>
      {state.status === 'read' && <ImportPreview bring={bring} header={state.content.header} rows={rows} />}
      {failure && <FailureBanner error={failure} />}
    </Dialog>
  )
}
