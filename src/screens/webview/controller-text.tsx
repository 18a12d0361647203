import type { WebViewController } from '../../api/webview'
import { joinDetail } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { PanelText } from '../../ui/page/panel-text'

/** Who operates the panel. */
export function ControllerText({ of: controller }: { of: WebViewController | null }) {
  const { t } = useText()
  if (!controller) return <>{t('common.term.noOne')}</>
  if (controller.own) return <>{t('webview.controller.own')}</>
  if (controller.place === 'panel') return <>{t('common.term.operatorAtPanel')}</>
  return <PanelText>{plainText(joinDetail(controller.name, controller.address), 80)}</PanelText>
}
