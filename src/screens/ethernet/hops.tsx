import { useStore } from '@nanostores/preact'
import type { TraceResult } from '../../api/ethernet'
import { $i18n } from '../../lib/text/i18n'
import { DataList, DataRow } from '../../ui/page/data-list'

/** The route of a packet, one line per router. */
export function Hops({ hops }: Pick<TraceResult, 'hops'>) {
  const { t } = useStore($i18n)
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
