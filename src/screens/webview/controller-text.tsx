import { useStore } from '@nanostores/preact'
import type { WebViewController } from '../../api/webview'
import { $i18n } from '../../lib/text/i18n'
import { joinDetail } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { PanelText } from '../../ui/page/panel-text'

/** Who operates the panel. */
export function ControllerText({ of: controller }: { of: WebViewController | null }) {
  const { t } = useStore($i18n)
  if (!controller) return <>{t('common.term.noOne')}</>
  if (controller.own) return <>{t('webview.controller.own')}</>
  if (controller.place === 'panel') return <>{t('common.term.operatorAtPanel')}</>
  return <PanelText>{plainText(joinDetail(controller.name, controller.address), 80)}</PanelText>
}
