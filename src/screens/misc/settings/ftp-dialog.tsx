import { useText } from '../../../lib/text/use-text'
import { FieldsFor } from '../../../ui/form/field-for'
import { CardDialog } from '../card/card-dialog'
import type { SettingsProps } from '../cards'
import { FTP } from './forms/services'
import { TestSection } from './test-section'

export function FtpDialog(props: SettingsProps) {
  const { t } = useText()
  return (
    <CardDialog {...props} settings={FTP} risk={t('miscSettings.ftp.risk')}>
      {form => (
        <>
          <FieldsFor of={form} />
          <TestSection
            label={t('miscSettings.ftp.test')}
            hint={t('miscSettings.test.saved')}
            run={tests => tests.ftp()}
            passed={() => t('miscSettings.ftp.passed')}
          />
        </>
      )}
    </CardDialog>
  )
}
