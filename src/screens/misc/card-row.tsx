import { useId } from 'react'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'
import { CARDS, type CardId, mayOpen } from './cards'
import styles from './misc.module.css'

interface Props {
  id: CardId
  onOpen: (id: CardId) => void
  /** Its state, and who uses it. */
  children?: (titleId: string) => Children
}

export function CardRow({ id, onOpen, children }: Props) {
  const { t } = useText()
  const { title, text } = CARDS[id]
  const titleId = useId()
  const buttonId = useId()
  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <div className={styles.name}>
        <h3 id={titleId} className={styles.title}>
          {t(title)}
        </h3>
        <p className={styles.text}>{t(text)}</p>
      </div>
      <div className={styles.facts}>{children?.(titleId)}</div>
      {mayOpen(id) ? (
        <Button id={buttonId} labelledBy={`${buttonId} ${titleId}`} onClick={() => onOpen(id)}>
          {t('common.term.settings')}
        </Button>
      ) : (
        <p className={styles.text}>{t('misc.time.notPermitted')}</p>
      )}
    </li>
  )
}
