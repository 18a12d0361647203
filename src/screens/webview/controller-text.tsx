import { useStore } from '@nanostores/preact'
import type { WebViewController } from '../../api/webview'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { PanelText } from '../../ui/page/panel-text'

/** Who operates the panel. */
export function ControllerText({ of: controller }: { of: WebViewController | null }) {
  const { t } = useStore($i18n)
  if (!controller) return <>{t('webview.controller.none')}</>
  if (controller.own) return <>{t('webview.controller.own')}</>
  if (controller.place === 'panel') return <>{t('webview.controller.panel')}</>
  return <PanelText>{plainText(`${controller.name} (${controller.address})`, 80)}</PanelText>
}
