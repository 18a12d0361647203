import { screenPart } from '../../../lib/browser/screen-part'
import { useText } from '../../../lib/text/use-text'
import { ReloadBanner } from '../../../ui/status/reload-banner'
import type { TrustClientProps } from '../certificates/trust-client-dialog'

const useTrustDialog = screenPart('opcua-certificates', () => import('../certificates/trust-client-dialog'))

/** The dialog of the certificates, with its texts, which are loaded with the first press. */
export function TrustClient(props: TrustClientProps) {
  const { t } = useText()
  const dialog = useTrustDialog()
  if (dialog.status === 'failed') return <ReloadBanner title={t('frame.screenMissing')} error={dialog.error} />
  return dialog.status === 'ready' ? <dialog.View {...props} /> : null
}
