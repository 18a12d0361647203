import { useStore } from '@nanostores/preact'
import type { TargetKind } from '../../lib/network/file-target'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { PanelText } from '../../ui/page/panel-text'

/** Where a copy went. */
export function TargetText({ of: { target, host } }: { of: { target: TargetKind; host: string } }) {
  const { t } = useStore($i18n)
  return (
    <span>
      {t(`common.target.kind.${target}`)} {host && <PanelText>{plainText(host, 80)}</PanelText>}
    </span>
  )
}
