import { useStore } from '@nanostores/preact'
import type { Message } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Details } from '../page/details'
import { Icon } from '../page/icon'
import { IconButton } from '../page/icon-button'
import { $openDialogs } from '../page/open-dialogs'
import styles from './notices.module.css'

export interface ShownNotice {
  id: number
  kind: 'done' | 'failed'
  message: Message
  details?: string
}

export interface NoticesProps {
  list: readonly ShownNotice[]
  onDismiss: (id: number) => void
  /** Last, and without a way to close it. */
  children?: Children
}

/** Temporary messages in a corner; screen readers announce each one. */
export function Notices({ list, onDismiss, children }: NoticesProps) {
  const { t } = useText()
  const overDialog = useStore($openDialogs) > 0
  return (
    <div className={styles.notices} aria-live="polite" data-over-dialog={overDialog || undefined}>
      {list.map(({ id, kind, message, details }) => (
        <div key={id} className={styles.notice} data-kind={kind}>
          <Icon name={kind === 'done' ? 'check' : 'alert'} />
          <div className={styles.text} role={kind === 'done' ? 'status' : 'alert'}>
            {t(message)}
            {details && <Details>{details}</Details>}
          </div>
          <IconButton icon="close" label={t('common.close')} onClick={() => onDismiss(id)} />
        </div>
      ))}
      {children}
    </div>
  )
}

/** A notice that offers to load the page again. */
export function ReloadNotice({ text }: { text: string }) {
  const { t } = useText()
  return (
    <div className={styles.notice} data-kind="reload">
      <Icon name="info" />
      <div className={styles.text} role="status">
        {text}
      </div>
      <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
    </div>
  )
}
