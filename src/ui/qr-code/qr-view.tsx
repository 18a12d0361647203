import { usePart } from '../../lib/browser/part'
import { useText } from '../../lib/text/use-text'
import { Skeleton } from '../page/skeleton'
import { Banner } from '../status/banner'
import styles from './qr-view.module.css'

interface QrTexts {
  text: string
  /** Says what the code holds. */
  label: string
}

const load = () => import('./qr-code')

/** A QR code, whose encoder is loaded when the first one is shown. */
export function QrView(props: QrTexts) {
  const { t } = useText()
  const code = usePart('qr-code', load)
  if (code.status === 'failed') return <Banner tone="warn">{t('common.qr.missing')}</Banner>
  return <div className={styles.qr}>{code.status === 'ready' ? <code.View {...props} /> : <Skeleton />}</div>
}
