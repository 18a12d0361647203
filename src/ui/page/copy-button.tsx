import { useState } from 'react'
import { copyText } from '../../lib/browser/clipboard'
import { useText } from '../../lib/text/use-text'
import type { Children } from './children'
import styles from './copy-button.module.css'
import { IconButton } from './icon-button'

interface Props {
  text: string
  /** Names what is copied, for screen readers. */
  of: string
  /** The value that it stays beside. */
  children?: Children
}

export function CopyButton({ text, of, children }: Props) {
  const { t } = useText()
  const [outcome, setOutcome] = useState<'common.copied' | 'common.copyFailed'>()
  const copy = async () => {
    setOutcome(undefined)
    setOutcome((await copyText(text)) ? 'common.copied' : 'common.copyFailed')
  }
  return (
    <span className={styles.copy}>
      <span className={styles.pair}>
        {children}
        <IconButton
          icon={outcome === 'common.copied' ? 'check' : 'copy'}
          label={`${t('common.copy')}: ${of}`}
          onClick={copy}
        />
      </span>
      <span className={styles.outcome} role="status">
        {outcome && t(outcome)}
      </span>
    </span>
  )
}
