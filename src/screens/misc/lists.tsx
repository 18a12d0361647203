import type { MiscServiceId } from '../../api/misc'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { SkeletonValue } from '../../ui/card/data-list-skeleton'
import { SummaryRows } from '../../ui/card/summary-row'
import type { Children } from '../../ui/page/children'
import { SkeletonFrame } from '../../ui/page/skeleton-frame'
import { CardRow } from './card-row'
import { type CardId, HARDWARE, type HardwareId, SERVICES } from './cards'

interface Read {
  onOpen: (id: CardId) => void
  actionOf: (id: MiscServiceId) => Children
  serviceFacts: (id: MiscServiceId) => Children
  hardwareFacts: (id: HardwareId) => Children
}

interface Props {
  isOffered: (id: CardId) => boolean
  /** Absent until the values have been read. */
  read?: Read
}

/** The services and the hardware, which are known before their values. */
export function Lists({ isOffered, read }: Props) {
  const { t } = useText()
  const lists = (
    <>
      <Card title={t('common.term.services')} flush>
        <SummaryRows>
          {SERVICES.map(id => (
            <CardRow key={id} id={id} onOpen={read?.onOpen} action={read?.actionOf(id)}>
              {read ? read.serviceFacts(id) : <SkeletonValue />}
            </CardRow>
          ))}
        </SummaryRows>
      </Card>
      <Card title={t('misc.hardware')} flush>
        <SummaryRows>
          {HARDWARE.filter(isOffered).map(id => (
            <CardRow key={id} id={id} onOpen={read?.onOpen}>
              {read ? read.hardwareFacts(id) : <SkeletonValue />}
            </CardRow>
          ))}
        </SummaryRows>
      </Card>
    </>
  )
  return read ? lists : <SkeletonFrame>{lists}</SkeletonFrame>
}
