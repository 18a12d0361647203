import type { TraceResult } from '../../api/ethernet'
import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/page/data-list'

/** The route of a packet, one line per router. */
export function Hops({ hops }: Pick<TraceResult, 'hops'>) {
  const { t } = useText()
  return (
    <DataList>
      {hops.map(({ address, milliseconds }, index) => (
        <DataRow key={index} label={t('ethernet.tools.hop', { number: index + 1 })}>
          {address === null
            ? t('common.term.noResponse')
            : t('ethernet.tools.hop.answer', { address, milliseconds: milliseconds ?? 0 })}
        </DataRow>
      ))}
    </DataList>
  )
}
