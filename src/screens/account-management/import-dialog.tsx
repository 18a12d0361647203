import { useState } from 'react'
import { writeCode, YES } from '../../lib/table-file/file-words'
import { saveCsv, titlesOf } from '../../lib/table-file/save-csv'
import type { Language } from '../../lib/text/languages'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { ImportDialog } from '../../ui/table-file/import-dialog'
import styles from './account-management.module.css'
import type { ImportedRow } from './import'
import { COLUMNS } from './import-columns'
import { ImportResult } from './import-result'
import type { AccountManagementModel } from './model'

export function AccountsImportDialog({ model, onClose }: { model: AccountManagementModel; onClose: () => void }) {
  const { t, language } = useText()
  const [imported, setImported] = useState<readonly ImportedRow[]>()
  const title = t('accountManagement.import.title')
  if (imported) return <ImportResult rows={imported} title={title} onClose={onClose} />
  return (
    <ImportDialog
      create={model.importAccounts}
      title={title}
      hint={t('accountManagement.import.hint')}
      onApplied={setImported}
      onClose={onClose}
    >
      <p className={styles.template}>
        <Button onClick={() => saveTemplate(language)}>{t('accountManagement.import.template')}</Button>
      </p>
    </ImportDialog>
  )
}

/** Downloads an example file that can be edited in a spreadsheet and imported. */
function saveTemplate(language: Language): void {
  const yes = writeCode(YES, language)
  saveCsv('accounts-template.csv', [
    titlesOf(COLUMNS, language),
    ['shift.a', 'Shift A', 'viewer', yes, '', '0'],
    ['maintenance-1', 'Maintenance 1', 'maintenance opcua', yes, '2027/12/31', '90']
  ])
}
