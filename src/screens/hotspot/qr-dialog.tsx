import { useStore } from '@nanostores/preact'
import { type ComponentType, useEffect, useState } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import { CopyButton } from '../../ui/page/copy-button'
import { DataList, DataRow } from '../../ui/page/data-list'
import { PanelText } from '../../ui/page/panel-text'
import { Skeleton } from '../../ui/page/skeleton'
import { Banner } from '../../ui/status/banner'
import { type JoinData, joinText } from './join-data'

interface Code {
  QrCode?: ComponentType<{ text: string; label: string }>
  failed?: boolean
}

/** Shows how a phone joins; the password was just typed or generated. */
export function QrDialog({ data, onClose }: { data: JoinData; onClose: () => void }) {
  const { t } = useStore($i18n)
  const { QrCode, failed } = useQrCode()
  return (
    <Dialog
      title={t('hotspot.qr.title')}
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {failed && <Banner tone="warn">{t('hotspot.qr.missing')}</Banner>}
      {QrCode ? <QrCode text={joinText(data)} label={t('hotspot.qr.label')} /> : !failed && <Skeleton />}
      <p>{t('hotspot.qr.hint')}</p>
      <DataList>
        <DataRow label={t('hotspot.ssid')}>
          <PanelText>{data.ssid}</PanelText>
        </DataRow>
        <DataRow label={t('hotspot.password')}>
          <PanelText mono>{data.password}</PanelText>
          <CopyButton text={data.password} of={t('hotspot.password')} />
        </DataRow>
      </DataList>
    </Dialog>
  )
}

function useQrCode(): Code {
  const [code, setCode] = useState<Code>({})
  useEffect(() => {
    import('./qr-code').then(
      module => setCode({ QrCode: module.default }),
      () => setCode({ failed: true })
    )
  }, [])
  return code
}
