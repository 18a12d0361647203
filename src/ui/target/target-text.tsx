import type { TargetKind } from '../../lib/network/file-target'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { PanelText } from '../page/panel-text'

/** Where a copy went. */
export function TargetText({ of: { target, host } }: { of: { target: TargetKind; host: string } }) {
  const { t } = useText()
  return (
    <span>
      {t(`common.target.kind.${target}`)} {host && <PanelText>{plainText(host, 80)}</PanelText>}
    </span>
  )
}
