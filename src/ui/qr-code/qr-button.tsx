import { useState } from 'react'
import { usePart } from '../../lib/browser/part'
import { useText } from '../../lib/text/use-text'
import { Dialog } from '../dialog/dialog'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Skeleton } from '../page/skeleton'
import { Banner } from '../status/banner'
import styles from './qr-button.module.css'

interface QrTexts {
  text: string
  /** Says what the code holds. */
  label: string
}

interface QrButtonProps extends QrTexts {
  /** Of the dialog. */
  title: string
  /** Below the code. */
  children: Children
}

/** Shows a text as a QR code, in a dialog. */
export function QrButton({ title, children, ...texts }: QrButtonProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button asks onClick={() => setOpen(true)}>
        {t('common.term.showQrCode')}
      </Button>
      {isOpen && (
        <Dialog title={title} onCancel={() => setOpen(false)}>
          <QrView {...texts} />
          {children}
        </Dialog>
      )}
    </>
  )
}

const load = () => import('./qr-code')

/** The encoder is loaded when the first code is shown. */
function QrView(props: QrTexts) {
  const { t } = useText()
  const code = usePart('qr-code', load)
  if (code.status === 'failed') return <Banner tone="warn">{t('common.qr.missing')}</Banner>
  return <div className={styles.qr}>{code.status === 'ready' ? <code.View {...props} /> : <Skeleton />}</div>
}
