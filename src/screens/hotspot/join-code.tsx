import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import { CopyButton } from '../../ui/page/copy-button'
import { PanelText } from '../../ui/page/panel-text'
import { QrButton } from '../../ui/qr-code/qr-button'
import { type JoinData, joinText } from './join-data'

interface Props {
  data: JoinData
  /** Whether the hotspot can be joined now. */
  isOpen: boolean
}

/** Shows how a phone joins; the password was just typed or generated. */
export function JoinCode({ data, isOpen }: Props) {
  const { t } = useText()
  return (
    <QrButton title={t('hotspot.qr.title')} text={joinText(data)} label={t('hotspot.qr.label')}>
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
    </QrButton>
  )
}
