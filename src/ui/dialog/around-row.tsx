import { Link } from 'wouter'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { DataRow } from '../card/data-list'
import styles from './around-row.module.css'

export interface AroundLink {
  text: MessageKey
  path: string
}

/** The ways from one entry to the other views of the same time. */
export function AroundRow({ links }: { links: readonly AroundLink[] }) {
  const { t } = useText()
  if (links.length === 0) return null
  return (
    <DataRow label={t('common.around')}>
      <ul className={styles.links}>
        {links.map(({ text, path }) => (
          <li key={text}>
            <Link href={path} className={styles.link}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </DataRow>
  )
}
