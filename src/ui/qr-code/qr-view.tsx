import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { Skeleton } from '../page/skeleton'
import { Banner } from '../status/banner'
import styles from './qr-view.module.css'

interface QrTexts {
  text: string
  /** Says what the code holds. */
  label: string
}

interface Code {
  QrCode?: ComponentType<QrTexts>
  failed?: boolean
}

/** A QR code, whose encoder is loaded when the first one is shown. */
export function QrView({ text, label }: QrTexts) {
  const { t } = useText()
  const { QrCode, failed } = useQrCode()
  if (failed) return <Banner tone="warn">{t('common.qr.missing')}</Banner>
  return <div className={styles.qr}>{QrCode ? <QrCode text={text} label={label} /> : <Skeleton />}</div>
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
