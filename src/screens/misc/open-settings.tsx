import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { ReloadBanner } from '../../ui/status/reload-banner'
import { type SettingsProps, useSettings } from './use-settings'

export function OpenSettings(props: SettingsProps) {
  const { t } = useStore($i18n)
  const part = useSettings()
  if (part.status === 'failed') return <ReloadBanner title={t('frame.screenMissing')} error={part.error} />
  return part.status === 'ready' ? <part.View {...props} /> : null
}
