import { useStore } from '@nanostores/preact'
import type { EnhancedSecurity } from '../../api/enhanced-security'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { ImportDialog } from '../../ui/table-file/import-dialog'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'

interface Props {
  model: EnhancedSecurityModel
  security: EnhancedSecurity
  onClose: () => void
}

export function AccountsImportDialog({ model, security, onClose }: Props) {
  const { t } = useStore($i18n)
  const accountsImport = useModel(() => model.importAccounts(security))
  return (
    <ImportDialog
      of={accountsImport}
      title={t('enhancedSecurity.import')}
      hint={t('enhancedSecurity.import.hint')}
      reasons={RESULTS}
      onApplied={onClose}
      onClose={onClose}
    />
  )
}
