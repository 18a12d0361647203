import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Dialog } from '../../ui/dialog/dialog'
import { CopyButton } from '../../ui/page/copy-button'
import { PanelText } from '../../ui/page/panel-text'
import { QrView } from '../../ui/qr-code/qr-view'
import { type JoinData, joinText } from './join-data'

interface Props {
  data: JoinData
  /** Whether the hotspot can be joined now. */
  isOpen: boolean
  onClose: () => void
}

/** Shows how a phone joins; the password was just typed or generated. */
export function QrDialog({ data, isOpen, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog title={t('hotspot.qr.title')} onCancel={onClose}>
      <QrView text={joinText(data)} label={t('hotspot.qr.label')} />
      <p>{t(isOpen ? 'hotspot.qr.hint' : 'hotspot.qr.hint.waiting')}</p>
      <DataList>
        <DataRow label={t('common.term.ssid')}>
          <PanelText>{data.ssid}</PanelText>
        </DataRow>
        <DataRow label={t('common.term.password')}>
          <CopyButton text={data.password} of={t('common.term.password')}>
            <PanelText mono>{data.password}</PanelText>
          </CopyButton>
        </DataRow>
      </DataList>
    </Dialog>
  )
}
