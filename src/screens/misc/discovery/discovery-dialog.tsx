import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { CardDialog } from '../card/card-dialog'
import { TestSection } from '../card/test-section'
import type { SettingsProps } from '../cards'
import { DISCOVERY } from './form'

export function DiscoveryDialog(props: SettingsProps) {
  const { t } = useText()
  return (
    <CardDialog {...props} settings={DISCOVERY} risk={t('miscSettings.discovery.risk')}>
      {() => (
        <TestSection
          label={t('miscSettings.discovery.test')}
          hint={t('miscSettings.test.saved')}
          run={tests => tests.nameServices()}
          passed={({ detail }) => t('miscSettings.discovery.passed', { name: plainText(detail, 100) })}
        />
      )}
    </CardDialog>
  )
}
