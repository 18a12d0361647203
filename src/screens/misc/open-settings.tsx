import { useText } from '../../lib/text/use-text'
import { ReloadBanner } from '../../ui/status/reload-banner'
import type { PlainCardId, SettingsProps } from './cards'
import { useSettings, useVncSettings } from './use-settings'

export function OpenSettings({ card, ...props }: SettingsProps) {
  return card === 'vnc' ? <VncPart card={card} {...props} /> : <PlainPart card={card} {...props} />
}

function PlainPart(props: SettingsProps<PlainCardId>) {
  const part = useSettings()
  return part.status === 'ready' ? <part.View {...props} /> : <Missing part={part} />
}

function VncPart(props: SettingsProps<'vnc'>) {
  const part = useVncSettings()
  return part.status === 'ready' ? <part.View {...props} /> : <Missing part={part} />
}

function Missing({ part }: { part: { status: 'loading' } | { status: 'failed'; error: unknown } }) {
  const { t } = useText()
  return part.status === 'failed' ? <ReloadBanner title={t('frame.screenMissing')} error={part.error} /> : null
}
