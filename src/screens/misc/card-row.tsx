import { useText } from '../../lib/text/use-text'
import { SummaryRow } from '../../ui/card/summary-row'
import type { Children } from '../../ui/page/children'
import { CARDS, type CardId, mayOpen } from './cards'
import styles from './misc.module.css'

interface Props {
  id: CardId
  onOpen?: ((id: CardId) => void) | undefined
  action?: Children
  /** Its state, and who uses it. */
  children?: Children
}

export function CardRow({ id, onOpen, action, children }: Props) {
  const { t } = useText()
  const { title, text } = CARDS[id]
  const isPermitted = mayOpen(id)
  return (
    <SummaryRow
      title={t(title)}
      text={t(text)}
      onOpen={isPermitted && onOpen ? () => onOpen(id) : undefined}
      action={action}
    >
      {children}
      {!isPermitted && <p className={styles.note}>{t('misc.time.notPermitted')}</p>}
    </SummaryRow>
  )
}
