import { useState } from 'react'
import { copyText } from '../../lib/browser/clipboard'
import { useText } from '../../lib/text/use-text'
import styles from './copy-button.module.css'
import { IconButton } from './icon-button'

/** `of` names what is copied, for screen readers. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const { t } = useText()
  const [outcome, setOutcome] = useState<'common.copied' | 'common.copyFailed'>()
  const copy = async () => {
    setOutcome(undefined)
    setOutcome((await copyText(text)) ? 'common.copied' : 'common.copyFailed')
  }
  return (
    <span className={styles.copy}>
      <IconButton
        icon={outcome === 'common.copied' ? 'check' : 'copy'}
        label={`${t('common.copy')}: ${of}`}
        onClick={copy}
      />
      <span className={styles.outcome} role="status">
        {outcome && t(outcome)}
      </span>
    </span>
  )
}
