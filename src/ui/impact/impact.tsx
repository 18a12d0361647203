import { useStore } from '@nanostores/preact'
import { type InterruptedGroup, type Interruption, namesText } from '../../lib/interruption'
import { lastKnown } from '../../lib/remote/last-known'
import type { Resource } from '../../lib/remote/resource'
import { joinList } from '../../lib/text/join'
import type { Message } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { PanelText } from '../page/panel-text'
import { Skeleton } from '../page/skeleton'
import textStyles from '../page/text.module.css'
import { Banner } from '../status/banner'
import styles from './impact.module.css'

/** Named of each kind. */
const MOST = 20

interface Props {
  from: Resource<Interruption>
  /** In place of what the kind of change usually takes. */
  lasts?: Message | undefined
}

/** In a dialog that confirms a change: whom it interrupts, by name, and for how long. It never blocks the change. */
export function Impact({ from, lasts }: Props) {
  const { t } = useText()
  const shown = useStore(from)
  const interruption = lastKnown(shown)
  if (shown.status === 'loading') return <Skeleton lines={1} />
  if (!interruption) return <Banner tone="warn">{t('common.impact.unread')}</Banner>
  const { groups, none, isPartial } = interruption
  const more = isPartial ? t('common.impact.hidden') : undefined
  if (groups.length === 0) {
    if (more) return <Banner tone="warn">{more}</Banner>
    return <p className={textStyles.note}>{t('common.impact.none', { kinds: joinList(none.map(kind => t(kind))) })}</p>
  }
  return (
    <Banner tone="warn" title={t(lasts ?? interruption.lasts)}>
      <ul className={styles.groups}>
        {groups.map((group, index) => (
          <Group key={index} group={group} />
        ))}
        {more && <li>{more}</li>}
      </ul>
    </Banner>
  )
}

function Group({ group }: { group: InterruptedGroup }) {
  const { t } = useText()
  return (
    <li>
      {t(group.title)}
      <br />
      <PanelText>{namesText(group, MOST, t)}</PanelText>
    </li>
  )
}
