import { useText } from '../../../lib/text/use-text'
import { CardDialog } from '../card/card-dialog'
import { SaveNotice } from '../card/interrupted'
import { TestSection } from '../card/test-section'
import type { SettingsProps } from '../cards'
import { FTP } from './form'

export function FtpDialog(props: SettingsProps) {
  const { t } = useText()
  return (
    <CardDialog
      {...props}
      settings={FTP}
      risk={t('miscSettings.ftp.risk')}
      notice={form => <SaveNotice of={form} by="ftp" />}
    >
      {() => (
        <TestSection
          label={t('miscSettings.ftp.test')}
          hint={t('miscSettings.test.saved')}
          run={tests => tests.ftp()}
          passed={() => t('miscSettings.ftp.passed')}
        />
      )}
    </CardDialog>
  )
}
